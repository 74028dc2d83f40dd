import { example } from '#machines/example.ts'
import { rowSelectionMachine } from './row-selection.machine.ts'

const metals = ['Copper', 'Iron', 'Lead'].map(name => ({ id: name, name }))

export const rowSelectionExample = example({
  machine: () => rowSelectionMachine<{ id: string; name: string }>(),
  slots: [],
  inputs: { 'a list of materials': undefined },
  events: {
    'rows.offer': { type: 'rows.offer', scope: '', rows: metals, from: 1 },
    'row.toggle': { type: 'row.toggle', id: 'Copper' },
    'row.extend': { type: 'row.extend', id: 'Lead' },
    'rows.choose': { type: 'rows.choose' },
    'selection.clear': { type: 'selection.clear' },
    'rows.removed': { type: 'rows.removed', ids: ['Copper'] },
  },
})
