import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { Gestures } from '../gesture.ts'

export const roleHoldersGestures: Gestures<
  ReturnType<typeof listReadingMachine<{ id: string; name: string }, unknown>>
> = {
  'reading.begin': {
    by: async ({ press }) => (await press('button', 'Find users')) || press('button', 'Refresh'),
    hasOwnValues: true,
    notOffered: {
      reading: 'loading is pending',
      stopped: 'the search continues',
      failed: 'the search continues',
    },
  },
  'reading.stop': { by: ({ press }) => press('button', 'Stop') },
  'reading.goOn': { by: ({ press }) => press('button', 'Continue') },
  'reading.discard': 'results stay',
  'reading.end': 'sent by the list',
  'page.read': 'sent by the list',
  'page.failed': 'sent by the list',
}
