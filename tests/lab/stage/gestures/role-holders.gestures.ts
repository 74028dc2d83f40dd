import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { Gestures } from '../gesture.ts'

export const roleHoldersGestures: Gestures<
  ReturnType<typeof listReadingMachine<{ id: string; name: string }, unknown>>
> = {
  'reading.begin': {
    by: async ({ press }) => (await press('button', 'Find users')) || press('button', 'Refresh'),
    hasOwnValues: true,
    notOffered: {
      reading: 'it is under way',
      stopped: 'it goes on',
      failed: 'it goes on',
    },
  },
  'reading.stop': { by: ({ press }) => press('button', 'Stop') },
  'reading.goOn': { by: ({ press }) => press('button', 'Continue') },
  'reading.discard': 'what was found stays',
  'page.read': 'the list answers with it',
  'page.failed': 'the list answers with it',
}
