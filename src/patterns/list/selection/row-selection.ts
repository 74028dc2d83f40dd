/*
 * Selected rows of a list, over all of its pages.
 *
 * - The screen sends the displayed rows and their scope, such as the search (`rows.offer`).
 * - Rows stay selected on other pages, with the values of their last load. A new scope clears the selection.
 * - A range (`row.extend`) starts at the row that the user last toggled. If that row is on another page, the range is
 *   one row.
 */
import { createActor, fromTransition } from 'xstate'

type Identified = { id: string }

/** Row with its number, counted over all pages from 1. */
type PlacedRow<Row> = { row: Row; position: number }

export type RowSelection<Row> = {
  /** Parts of the query that select rows, such as the search term; null before the first `rows.offer`. */
  scope: string | null
  shown: ReadonlyArray<PlacedRow<Row>>
  /** Selected rows of all pages, in list order. */
  chosen: ReadonlyArray<PlacedRow<Row>>
  anchor: string | null
  /** True after the first selection, even if the user cleared it. */
  isTouched: boolean
}

export type RowSelectionEvent<Row> =
  /** Displayed rows; `from` is the row number of the first one. */
  | { type: 'rows.offer'; scope: string; rows: readonly Row[]; from: number }
  | { type: 'row.toggle'; id: string }
  | { type: 'row.extend'; id: string }
  | { type: 'rows.choose' }
  | { type: 'selection.clear' }
  | { type: 'rows.removed'; ids: readonly string[] }

export const noRowSelected: RowSelection<never> = { scope: null, shown: [], chosen: [], anchor: null, isTouched: false }

const isAmong = <Row extends Identified>(rows: ReadonlyArray<PlacedRow<Row>>, id: string) =>
  rows.some(({ row }) => row.id === id)

const without = <Row extends Identified>(rows: ReadonlyArray<PlacedRow<Row>>, ids: readonly string[]) =>
  rows.filter(({ row }) => !ids.includes(row.id))

/** Merges two lists of rows in list order. If both contain a row, the values of `others` take precedence. */
const withRows = <Row extends Identified>(
  rows: ReadonlyArray<PlacedRow<Row>>,
  others: ReadonlyArray<PlacedRow<Row>>,
): ReadonlyArray<PlacedRow<Row>> =>
  [
    ...without(
      rows,
      others.map(({ row }) => row.id),
    ),
    ...others,
  ].toSorted((a, b) => a.position - b.position)

function changeOf<Row extends Identified>(
  { scope, shown, chosen, anchor }: RowSelection<Row>,
  event: RowSelectionEvent<Row>,
): Partial<RowSelection<Row>> {
  switch (event.type) {
    case 'rows.offer': {
      const rows = event.rows.map((row, index) => ({ row, position: event.from + index }))
      if (event.scope !== scope) return { scope: event.scope, shown: rows, chosen: [], anchor: null }
      const again = rows.filter(({ row }) => isAmong(chosen, row.id))
      return { shown: rows, chosen: withRows(chosen, again) }
    }
    case 'row.toggle': {
      const toggled = shown.filter(({ row }) => row.id === event.id)
      if (toggled.length === 0) return {}
      const isOff = isAmong(chosen, event.id)
      return { chosen: isOff ? without(chosen, [event.id]) : withRows(chosen, toggled), anchor: event.id }
    }
    case 'row.extend': {
      const end = shown.findIndex(({ row }) => row.id === event.id)
      if (end < 0) return {}
      const start = shown.findIndex(({ row }) => row.id === anchor)
      if (start < 0) return { chosen: withRows(chosen, shown.slice(end, end + 1)), anchor: event.id }
      return { chosen: withRows(chosen, shown.slice(Math.min(start, end), Math.max(start, end) + 1)) }
    }
    case 'rows.choose':
      return { chosen: withRows(chosen, shown) }
    case 'selection.clear':
      return { chosen: [], anchor: null }
    case 'rows.removed':
      return { chosen: without(chosen, event.ids) }
  }
}

export function selectRows<Row extends Identified>(
  selection: RowSelection<Row>,
  event: RowSelectionEvent<Row>,
): RowSelection<Row> {
  const next = { ...selection, ...changeOf(selection, event) }
  return { ...next, isTouched: next.isTouched || next.chosen.length > 0 }
}

/** Actor of a row selection. Each checkbox subscribes to this actor, so selecting a row re-renders no other row. */
export type RowSelectionActor<Row extends Identified> = ReturnType<typeof createRowSelection<Row>>

/** Returns a running actor. The actor has no effects, so it need not be stopped. */
export const createRowSelection = <Row extends Identified>() =>
  createActor(fromTransition(selectRows<Row>, noRowSelected)).start()

export const isSelected = <Row extends Identified>({ chosen }: RowSelection<Row>, id: string) => isAmong(chosen, id)
