import type { lookupMachine } from '#machines/lookup/lookup.machine.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Gestures } from '../gesture.ts'

const tryAgain = 'The search failed. Try again'

export const lookUpGestures: Gestures<ReturnType<typeof lookupMachine<Reference>>> = {
  'lookup.open': { by: ({ press }) => press('field', 'Material') },
  'term.type': { by: ({ fill }, { term }) => fill('Material', term) },
  'option.choose': {
    async by({ press }, { option: { name } }) {
      await press('field', 'Material')
      return await press('option', name)
    },
    notOffered: {
      idle: 'nothing was found yet',
      typing: 'what was found answers another term',
      loading: 'what was found answers another term',
      failed: 'the list offers to try again',
    },
  },
  'creation.begin': 'the field of the stage is one without a form for new records',
  'creation.cancel': 'the field of the stage is one without a form for new records',
  'lookup.retry': {
    async by({ press, pressNext, user }) {
      if (await press('option', tryAgain)) return true
      await press('field', 'Material')
      await user.keyboard('{ArrowDown}')
      return await pressNext('option', tryAgain)
    },
  },
}
