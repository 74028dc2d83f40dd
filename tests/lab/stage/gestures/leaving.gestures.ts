import type { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import type { Gestures } from '../gesture.ts'

export const leavingGestures: Gestures<ReturnType<typeof leavingMachine<string>>> = {
  'leaving.ask': { by: ({ press }) => press('button', 'Transactions') },
  'leaving.stay': { by: ({ press }) => press('button', 'Stay') },
  'leaving.confirm': { by: ({ press }) => press('button', 'Leave') },
}
