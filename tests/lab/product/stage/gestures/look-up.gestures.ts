import { screen } from '@testing-library/react'
import type { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Gestures } from '../gesture.ts'

const tryAgain = 'The search failed. Retry'

export const lookUpGestures: Gestures<ReturnType<typeof lookupMachine<Reference>>> = {
  'lookup.open': {
    // Pressing the field while its list is open would not open it again.
    by: async ({ press }) =>
      screen.queryByRole('combobox', { expanded: true }) === null && (await press('field', 'Material')),
    notOffered: { loading: 'the list is open' },
  },
  'term.type': { by: ({ fill }, { term }) => fill('Material', term) },
  'option.choose': 'the shortest path chooses before the search has results',
  'creation.begin': 'this field has no form for new records',
  'creation.cancel': 'this field has no form for new records',
  'lookup.retry': {
    async by({ press, pressNext, user }) {
      if (await press('option', tryAgain)) return true
      await press('field', 'Material')
      await user.keyboard('{ArrowDown}')
      return await pressNext('option', tryAgain)
    },
  },
}
