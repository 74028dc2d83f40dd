import type { siftMachine } from '#machines/sift/sift.machine.ts'
import type { Gestures } from '../gesture.ts'

export const roleHoldersGestures: Gestures<ReturnType<typeof siftMachine<{ id: string; name: string }>>> = {
  'sift.begin': {
    by: async ({ press }) => (await press('button', 'Find who holds it')) || press('button', 'Look again'),
  },
  'sift.stop': { by: ({ press }) => press('button', 'Stop') },
  'sift.goOn': { by: ({ press }) => press('button', 'Go on') },
}
