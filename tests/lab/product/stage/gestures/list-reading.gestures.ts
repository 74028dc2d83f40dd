import { screen } from '@testing-library/react'
import type { listReadingMachine } from '#machines/list-reading/list-reading.machine.ts'
import type { Gestures } from '../gesture.ts'

type ReadingGestures = Gestures<ReturnType<typeof listReadingMachine<{ id: string }, unknown>>>

const byList = 'sent by the list'

export const filteredUsersGestures: ReadingGestures = {
  'reading.begin': byList,
  'reading.stop': { by: ({ press }) => press('button', 'Stop') },
  'reading.goOn': {
    by: ({ press }) => press('button', 'Continue'),
    notOffered: { failed: 'without rows, the list itself offers to retry' },
  },
  'reading.discard': 'results stay',
  'reading.again': 'only offered while the list changes',
  'since.change': byList,
  'page.read': byList,
  'page.failed': byList,
}

export const listExportGestures: ReadingGestures = {
  ...filteredUsersGestures,
  'reading.begin': {
    by: async ({ press, user }) => {
      if (!(await press('button', 'Export CSV'))) return false
      await user.click(await screen.findByRole('menuitem', { name: 'Standard CSV' }))
      return true
    },
  },
  'reading.goOn': { by: ({ press }) => press('button', 'Continue') },
  'reading.discard': { by: ({ press }) => press('button', 'Discard') },
}
