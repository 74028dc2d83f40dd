import { rowSelectionExample } from '#machines/row-selection/row-selection.example.ts'
import { hung, testStates } from '../state-table.ts'

const { events } = rowSelectionExample
const { 'rows.offer': offer, 'row.toggle': toggle, 'selection.clear': clear } = events
const selecting = ['rows.offer', 'row.toggle', 'row.extend', 'rows.choose'] as const

testStates(rowSelectionExample.machine(hung), {
  events,
  states: {
    untouched: { way: [], takes: ['rows.offer', 'rows.choose'] },
    'untouched, with rows': { way: [offer], takes: [...selecting] },
    some: { way: [offer, toggle], takes: [...selecting, 'selection.clear', 'rows.removed'] },
    none: { way: [offer, toggle, clear], takes: [...selecting] },
  },
})
