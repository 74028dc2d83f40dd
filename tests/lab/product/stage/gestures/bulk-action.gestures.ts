import type { bulkActionExample } from '#machines/bulk-action/bulk-action.example.ts'
import type { Gestures } from '../gesture.ts'

export const bulkActionGestures: Gestures<typeof bulkActionExample.machine> = {
  'bulkAction.begin': {
    by: async ({ press, pressNext, fill }) =>
      (await press('button', 'Delete')) &&
      (await pressNext('field', 'Type I confirm')) &&
      (await fill('Type I confirm', 'I confirm')) &&
      press('button', 'Confirm'),
  },
  'bulkAction.stop': { by: ({ press }) => press('button', 'Stop') },
  'bulkAction.resume': { by: ({ press }) => press('button', 'Continue') },
  'bulkAction.dismiss': {
    by: async ({ press }) => (await press('button', 'Skip the rest')) || press('button', 'Close'),
  },
}
