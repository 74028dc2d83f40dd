import { someProblem } from '#machines/fakes.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { pendingLineExample } from '#machines/lines/pending-line.example.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

testStates(pendingLineExample.machine(hung), {
  input: pendingLineExample.inputs['the name of a material'],
  events: pendingLineExample.events,
  states: {
    asking: { way: [], takes: [] },
    unclear: { way: [answers('find', [])], takes: [] },
    'unclear, between several': { way: [answers('find', [{ ...copper, name: 'Copper wire' }, cardboard])], takes: [] },
    failed: { way: [fails('find', someProblem('network'))], takes: ['line.retry'] },
    found: { way: [answers('find', [copper])], takes: [] },
  },
})
