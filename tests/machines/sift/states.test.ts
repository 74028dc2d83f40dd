import { someProblem } from '#machines/fakes.ts'
import { siftExample } from '#machines/sift/sift.example.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { events, inputs } = siftExample
const begin = events['sift.begin']
const page = (pages: number) => answers('readPage', { fitting: [], pages })

testStates(siftExample.machine(hung), {
  input: inputs['who holds a role'],
  events,
  states: {
    idle: { way: [], takes: ['sift.begin'] },
    reading: { way: [begin], takes: ['sift.stop'] },
    'reading, the next page': { way: [begin, page(2)], takes: ['sift.stop'] },
    stopped: { way: [begin, events['sift.stop']], takes: ['sift.goOn'] },
    failed: { way: [begin, fails('readPage', someProblem('network'))], takes: ['sift.goOn'] },
    done: { way: [begin, page(1)], takes: ['sift.begin'] },
  },
})
