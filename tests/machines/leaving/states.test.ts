import { leavingMachine } from '#machines/leaving/leaving.machine.ts'
import { testStates } from '../state-table.ts'

const ask = { type: 'leaving.ask', way: 'the list' } as const

testStates(leavingMachine<string>(), {
  events: {
    'leaving.ask': ask,
    'leaving.stay': { type: 'leaving.stay' },
    'leaving.confirm': { type: 'leaving.confirm' },
  },
  states: {
    staying: { way: [], takes: ['leaving.ask'] },
    asking: { way: [ask], takes: ['leaving.ask', 'leaving.stay', 'leaving.confirm'] },
  },
})
