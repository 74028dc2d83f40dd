import fc from 'fast-check'
import { createActor } from 'xstate'
import { rowSelectionMachine } from '#machines/row-selection/row-selection.machine.ts'
import { entry } from './entry.ts'

const rowsFrom = (from: number) => Array.from({ length: 4 }, (_, index) => ({ id: `${from + index}` }))
const offer = fc
  .record({ scope: fc.constantFrom('', 'iron'), from: fc.constantFrom(1, 5, 9) })
  .map(({ scope, from }) => ({ type: 'rows.offer', scope, rows: rowsFrom(from), from }))
const id = fc.nat(13).map(String)

export const rowSelection = entry({
  file: 'row-selection/row-selection.machine.ts',
  own: 'each row is selected once, in the order of the list, and none of another search',
  without: { 'one write': 'it writes nothing', 'totals agree': 'it has no sums' },
  starts: fc.constant(null),
  events: fc.oneof(
    offer,
    fc.record({ type: fc.constantFrom('row.toggle', 'row.extend'), id }),
    fc.record({ type: fc.constant('rows.removed'), ids: fc.array(id) }),
    fc.constantFrom(...['rows.choose', 'selection.clear'].map(type => ({ type }))),
  ),
  start({ clock, inspect }) {
    const actor = createActor(rowSelectionMachine<{ id: string }>(), { clock, inspect }).start()
    return {
      actor,
      isBusy: () => false,
      always() {
        const positions = actor.getSnapshot().context.chosen.map(({ position }) => position)
        const isInOrder = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? 0))
        if (!isInOrder) return { 'its own': `the places of the selected rows are ${positions.join()}` }
        const isSome = actor.getSnapshot().hasTag('some')
        return isSome === positions.length > 0 ? {} : { 'its own': `${positions.length} rows are selected` }
      },
      ways: [
        { type: 'rows.offer', scope: '', rows: rowsFrom(1), from: 1 },
        { type: 'row.toggle', id: '1' },
      ],
    }
  },
})
