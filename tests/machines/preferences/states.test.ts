import { preferencesExample } from '#machines/preferences/preferences.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events, inputs } = preferencesExample
const all = ['preference.choose', 'preferences.changedElsewhere'] as const

testStates(preferencesExample.machine(hung), {
  input: inputs['before the first choice'],
  events,
  states: {
    settled: { way: [], takes: all },
    'settled, with what is sent chosen': {
      input: inputs['a choice of an earlier visit'],
      way: [],
      takes: ['preferences.changedElsewhere'],
    },
    storing: { way: [{ type: 'preference.choose', chosen: { theme: 'light' } }], takes: all },
  },
})
