import type { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import type { Gestures } from '../gesture.ts'

const byStorage = 'sent by the storage, also for other tabs'
const bySession = 'sent by the session'

export const outboxGestures: Gestures<typeof outboxMachine> = {
  'send.request': {
    by: async ({ press }) => (await press('button', 'Send now')) || press('button', 'Retry'),
  },
  'page.focused': 'sent by the browser',
  'entry.sendAnyway': {
    by: async ({ press }) => (await press('button', 'Send anyway')) && press('button', 'Send anyway'),
  },
  'entry.stored': byStorage,
  'entry.removed': byStorage,
  'connection.changed': 'sent by the browser',
  'session.suspended': bySession,
  'session.resumed': bySession,
  'lock.granted': 'sent by the browser',
}
