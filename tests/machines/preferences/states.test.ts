import { preferencesFakes } from '#machines/preferences/preferences.fakes.ts'
import { preferencesMachine } from '#machines/preferences/preferences.machine.ts'
import { hung, testStates } from '../state-table.ts'

const { actors, actions } = preferencesFakes(hung)
const all = ['theme.change', 'appearance.change', 'preferences.changedElsewhere'] as const

testStates(preferencesMachine.provide({ actors, actions }), {
  input: {},
  events: {
    'theme.change': { type: 'theme.change', theme: 'dark' },
    'appearance.change': { type: 'appearance.change', appearance: 'slate' },
    'preferences.changedElsewhere': {
      type: 'preferences.changedElsewhere',
      theme: 'light',
      appearance: 'contrast',
    },
  },
  states: {
    settled: { way: [], takes: all },
    'settled, with what is sent chosen': {
      input: { theme: 'dark', appearance: 'slate' },
      way: [],
      takes: ['preferences.changedElsewhere'],
    },
    storing: { way: [{ type: 'theme.change', theme: 'light' }], takes: all },
  },
})
