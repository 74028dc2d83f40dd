import type { batchMachine } from '#machines/batch/batch.machine.ts'
import type { Gestures } from '../gesture.ts'

export const batchGestures: Gestures<ReturnType<typeof batchMachine<string, string>>> = {
  'batch.begin': {
    by: async ({ press, pressNext, fill }) =>
      (await press('button', 'Delete')) &&
      (await pressNext('field', 'Type I confirm')) &&
      (await fill('Type I confirm', 'I confirm')) &&
      press('button', 'Confirm'),
  },
  'batch.stop': { by: ({ press }) => press('button', 'Stop') },
  'batch.goOn': { by: ({ press }) => press('button', 'Continue') },
  'batch.dismiss': { by: async ({ press }) => (await press('button', 'Skip the rest')) || press('button', 'Close') },
}
