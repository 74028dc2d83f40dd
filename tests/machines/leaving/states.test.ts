import { leavingExample } from '#machines/leaving/leaving.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events } = leavingExample

testStates(leavingExample.machine(hung), {
  events,
  states: {
    staying: { way: [], takes: ['leaving.ask'] },
    asking: { way: [events['leaving.ask']], takes: ['leaving.ask', 'leaving.stay', 'leaving.confirm'] },
  },
})
