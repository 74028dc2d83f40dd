import { example } from '#machines/example.ts'
import { someParent, someProblem } from '#machines/fakes.ts'
import { cardboard, copper, linesFakes, loadedLines } from './lines.fakes.ts'
import { linesMachine } from './lines.machine.ts'

const key = 'line-1'
const parent = someParent

export const linesExample = example({
  machine: linesMachine,
  fakes: script => linesFakes(script),
  actors: ['createLine', 'attachLine', 'updateLine', 'removeLine', 'find'],
  inputs: {
    'a new record': { parent, recordId: null },
    'a saved record with two lines': { parent, recordId: 'record-1', lines: loadedLines },
    'a saved record without lines': { parent, recordId: 'record-1', lines: [] },
  },
  events: {
    'line.add': { type: 'line.add', material: copper },
    'line.lookUp': { type: 'line.lookUp', term: 'Copper' },
    'lines.add': { type: 'lines.add', lines: [{ material: cardboard, weight: 640, value: 960 }] },
    'lines.check': { type: 'lines.check' },
    'line.change': { type: 'line.change', key, weight: 3 },
    'line.choose': { type: 'line.choose', key, material: copper },
    'line.remove': { type: 'line.remove', key },
    'line.discard': { type: 'line.discard', key },
    'line.restore': { type: 'line.restore', key },
    'line.retry': { type: 'line.retry', key },
    'lines.refused': { type: 'lines.refused', fields: { 'materials.0.weight': 'Too much' } },
    'lines.close': { type: 'lines.close' },
    'savedLine.failed': { type: 'savedLine.failed', key, attempt: 'save', problem: someProblem('network') },
    'savedLine.removed': { type: 'savedLine.removed', key },
    'savedLine.settled': { type: 'savedLine.settled' },
    'pendingLine.found': { type: 'pendingLine.found', key, material: copper },
    'pendingLine.unclear': { type: 'pendingLine.unclear', key, reason: 'None' },
  },
})
