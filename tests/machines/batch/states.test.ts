import { batchExample } from '#machines/batch/batch.example.ts'
import { someProblem } from '#machines/fakes.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { events } = batchExample
const { 'batch.begin': begin, 'batch.stop': stop } = events
const refused = fails('perform', someProblem('conflict'))

testStates(batchExample.machine(hung), {
  events,
  states: {
    idle: { way: [], takes: ['batch.begin'] },
    'working.calling': { way: [begin], takes: ['batch.stop'] },
    stopped: { way: [begin, stop, answers('perform')], takes: ['batch.goOn', 'batch.dismiss'] },
    failed: { way: [begin, fails('perform', someProblem('network'))], takes: ['batch.goOn', 'batch.dismiss'] },
    over: { way: [begin, refused, answers('perform')], takes: ['batch.dismiss'] },
    'idle, once all is done': { way: [begin, answers('perform'), answers('perform')], takes: ['batch.begin'] },
  },
})
