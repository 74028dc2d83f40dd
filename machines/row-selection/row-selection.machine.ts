/*
 * The rows of a list that are selected, on whichever of its pages.
 *
 * The screen says which rows are on show, and what they were read for (`rows.offer`). Selected rows stay so from page to page, and are
 * kept as they were read last. Those of another search are dropped. `row.extend` goes from the row that `row.toggle` selected last; where that
 * is on another page, it selects one row. From `untouched` the machine goes to `some` with the first row, and to `none` once it is empty again.
 *
 * One machine for every list: `Row` is what its pages hold.
 */
import { assign, setup } from 'xstate'
import { madeOnce } from '#machines/made-once.ts'
import { typed } from '#machines/typed.ts'
import { withRows } from './chosen-rows.ts'
import type { PlacedRow, RowSelectionContext, RowSelectionEvent } from './row-selection.types.ts'

/** The machine of one list. */
export const rowSelectionMachine = madeOnce(<Row extends { id: string }>() => {
  type Context = RowSelectionContext<Row>
  const isAmong = (rows: ReadonlyArray<PlacedRow<Row>>, id: string) => rows.some(({ row }) => row.id === id)
  const without = (rows: ReadonlyArray<PlacedRow<Row>>, ids: readonly string[]) =>
    rows.filter(({ row }) => !ids.includes(row.id))
  const rangeTo = ({ shown, anchor }: Context, id: string) => {
    const end = shown.findIndex(({ row }) => row.id === id)
    const start = shown.findIndex(({ row }) => row.id === anchor)
    return start < 0 ? shown.slice(end, end + 1) : shown.slice(Math.min(start, end), Math.max(start, end) + 1)
  }
  return setup({
    types: typed<{ context: Context; events: RowSelectionEvent<Row>; tags: 'some' | 'none' }>(),
    actions: {
      takeRows: assign(
        (
          { context },
          { scope, rows, from }: { scope: string; rows: readonly Row[]; from: number },
        ): Partial<Context> => {
          const shown = rows.map((row, index) => ({ row, position: from + index }))
          if (scope !== context.scope) return { scope, shown, chosen: [], anchor: null }
          return {
            shown,
            chosen: withRows(
              context.chosen,
              shown.filter(({ row }) => isAmong(context.chosen, row.id)),
            ),
          }
        },
      ),
      toggle: assign(({ context: { shown, chosen } }, { id }: { id: string }) => ({
        chosen: isAmong(chosen, id)
          ? without(chosen, [id])
          : withRows(
              chosen,
              shown.filter(({ row }) => row.id === id),
            ),
        anchor: id,
      })),
      extend: assign(({ context }, { id }: { id: string }) => ({
        chosen: withRows(context.chosen, rangeTo(context, id)),
        anchor: isAmong(context.shown, context.anchor ?? '') ? context.anchor : id,
      })),
      chooseAll: assign(({ context: { shown, chosen } }) => ({ chosen: withRows(chosen, shown) })),
      drop: assign(({ context: { chosen } }, { ids }: { ids: readonly string[] }) => ({
        chosen: without(chosen, ids),
      })),
      clear: assign({ chosen: [], anchor: null }),
    },
    guards: {
      isOnShow: ({ context: { shown } }, { id }: { id: string }) => isAmong(shown, id),
      hasChosen: ({ context: { chosen } }) => chosen.length > 0,
      hasNone: ({ context: { chosen } }) => chosen.length === 0,
    },
  }).createMachine({
    id: 'rowSelection',
    context: { scope: null, shown: [], chosen: [], anchor: null },
    initial: 'untouched',
    on: {
      'rows.offer': { actions: { type: 'takeRows', params: ({ event }) => event } },
      'row.toggle': {
        guard: { type: 'isOnShow', params: ({ event }) => event },
        actions: { type: 'toggle', params: ({ event }) => event },
      },
      'row.extend': {
        guard: { type: 'isOnShow', params: ({ event }) => event },
        actions: { type: 'extend', params: ({ event }) => event },
      },
      'rows.choose': { actions: 'chooseAll' },
    },
    states: {
      untouched: { always: { guard: 'hasChosen', target: 'some' } },
      some: {
        tags: ['some'],
        always: { guard: 'hasNone', target: 'none' },
        on: {
          'selection.clear': { actions: 'clear' },
          'rows.removed': { actions: { type: 'drop', params: ({ event }) => event } },
        },
      },
      none: { tags: ['none'], always: { guard: 'hasChosen', target: 'some' } },
    },
  })
})
