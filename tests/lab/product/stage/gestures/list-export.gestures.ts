import { screen } from '@testing-library/react'
import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { Gestures } from '../gesture.ts'

export const listExportGestures: Gestures<ReturnType<typeof listReadingMachine<{ id: string }, unknown>>> = {
  'reading.begin': {
    by: async ({ press, user }) => {
      if (!(await press('button', 'Export CSV'))) return false
      await user.click(await screen.findByRole('menuitem', { name: 'Standard CSV' }))
      return true
    },
  },
  'reading.stop': { by: ({ press }) => press('button', 'Stop') },
  'reading.goOn': { by: ({ press }) => press('button', 'Continue') },
  'reading.discard': { by: ({ press }) => press('button', 'Discard') },
  'reading.end': 'sent by the list',
  'page.read': 'sent by the list',
  'page.failed': 'sent by the list',
}
