import { screen } from '@testing-library/react'
import type { listExportMachine } from '#machines/list-export/list-export.machine.ts'
import type { Gestures } from '../gesture.ts'

export const listExportGestures: Gestures<typeof listExportMachine> = {
  'export.begin': {
    by: async ({ press, user }) => {
      if (!(await press('button', 'Export CSV'))) return false
      await user.click(await screen.findByRole('menuitem', { name: 'Standard CSV' }))
      return true
    },
  },
  'export.stop': { by: ({ press }) => press('button', 'Stop') },
  'export.goOn': { by: ({ press }) => press('button', 'Go on') },
  'export.discard': { by: ({ press }) => press('button', 'Discard') },
}
