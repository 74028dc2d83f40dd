import { createActor, fromTransition } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { cardboard, copper, pendingLineFakes } from '#machines/lines/lines.fakes.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'

const { actors } = pendingLineFakes(hung)
const parent = createActor(fromTransition(state => state, null)).start()

testStates(pendingLineMachine.provide({ actors }), {
  input: { key: 'line-1', term: 'copper', parent },
  events: { 'line.retry': { type: 'line.retry' } },
  states: {
    asking: { way: [], takes: [] },
    unclear: { way: [answers('find', [])], takes: [] },
    'unclear, between several': { way: [answers('find', [{ ...copper, name: 'Copper wire' }, cardboard])], takes: [] },
    failed: { way: [fails('find', someProblem('network'))], takes: ['line.retry'] },
    found: { way: [answers('find', [copper])], takes: [] },
  },
})
