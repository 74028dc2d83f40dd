import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { Gestures } from '../gesture.ts'

export const filteredUsersGestures: Gestures<ReturnType<typeof listReadingMachine<{ id: string }, unknown>>> = {
  'reading.begin': 'sent by the list',
  'reading.stop': { by: ({ press }) => press('button', 'Stop') },
  'reading.goOn': {
    by: ({ press }) => press('button', 'Continue'),
    notOffered: { failed: 'without rows, the list itself offers to retry' },
  },
  'reading.discard': 'results stay',
  'reading.end': 'sent by the list',
  'page.read': 'sent by the list',
  'page.failed': 'sent by the list',
}
