import { example } from '#machines/example.ts'
import { someParent } from '#machines/fakes.ts'
import { pendingLineFakes } from './lines.fakes.ts'
import { pendingLineMachine } from './pending-line.machine.ts'

const input = { key: 'line-1', parent: someParent }

export const pendingLineExample = example({
  machine: pendingLineMachine,
  fakes: script => pendingLineFakes(script),
  actors: ['find'],
  inputs: {
    'the name of a material': { ...input, term: 'copper' },
    'the code of two materials': { ...input, term: 'GW 53-02' },
    'a name that no material has': { ...input, term: 'Brass' },
  },
  events: { 'line.retry': { type: 'line.retry' } },
})
