import type { offlineMachine } from '#machines/offline/offline.machine.ts'
import type { Gestures } from '../gesture.ts'

export const offlineGestures: Gestures<typeof offlineMachine> = {
  'offline.turnOn': { by: ({ press }) => press('button', 'Work offline') },
  'offline.turnOff': {
    by: async ({ press, pressNext }) => (await press('button', 'Turn off')) && pressNext('button', 'Turn off'),
  },
  'data.refresh': { by: ({ press }) => press('button', 'Refresh data') },
  'data.reload': 'caused by opening the page',
  'storage.keep': { by: ({ press }) => press('button', 'Keep data') },
}
