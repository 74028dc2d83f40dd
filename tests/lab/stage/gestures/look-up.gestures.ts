import type { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { Gestures } from '../gesture.ts'

const tryAgain = 'The search failed. Try again'

export const lookUpGestures: Gestures<ReturnType<typeof lookupMachine<{ id: string }>>> = {
  'lookup.open': { by: ({ press }) => press('field', 'Material') },
  'term.type': { by: ({ fill }, { term }) => fill('Material', term) },
  'lookup.retry': {
    async by({ press, pressNext, user }) {
      if (await press('option', tryAgain)) return true
      await press('field', 'Material')
      await user.keyboard('{ArrowDown}')
      return await pressNext('option', tryAgain)
    },
  },
}
