import { example } from '#machines/example.ts'
import { someParent } from '#machines/fakes.ts'
import { copper, savedLineFakes } from './lines.fakes.ts'
import { savedLineMachine } from './saved-line.machine.ts'

const facts = { key: 'line-1', recordId: 'record-1', material: copper, parent: someParent }

export const savedLineExample = example({
  machine: savedLineMachine,
  fakes: script => savedLineFakes(script),
  actors: ['createLine', 'attachLine', 'updateLine', 'removeLine'],
  inputs: {
    'a line that is there': { ...facts, id: 'saved-1', weight: 2, value: 30 },
    'a new line': { ...facts, id: null, weight: null, value: null },
  },
  events: {
    'line.change': { type: 'line.change', weight: 4, value: 60 },
    'line.remove': { type: 'line.remove' },
    'line.retry': { type: 'line.retry' },
  },
  otherEvents: [{ type: 'line.change', weight: 5 }],
})
