/** A row, and its number among the rows of all pages, from 1. */
export type PlacedRow<Row> = { row: Row; position: number }

export type RowSelectionContext<Row> = {
  /** What the rows were read for, such as the search; null before any were offered. */
  scope: string | null
  /** The rows on show. */
  shown: ReadonlyArray<PlacedRow<Row>>
  /** The selected rows, of all pages, in the order of the list. */
  chosen: ReadonlyArray<PlacedRow<Row>>
  /** The id of the row that was selected last by itself, from which a range goes. */
  anchor: string | null
}

export type RowSelectionEvent<Row> =
  /** These rows are on show, the first of them with the number `from`. */
  | { type: 'rows.offer'; scope: string; rows: readonly Row[]; from: number }
  /** Selects a row, or no longer. */
  | { type: 'row.toggle'; id: string }
  /** Selects all rows from the one that was selected last to this one. */
  | { type: 'row.extend'; id: string }
  /** Selects all rows on show. */
  | { type: 'rows.choose' }
  | { type: 'selection.clear' }
  /** These rows are no longer there. */
  | { type: 'rows.removed'; ids: readonly string[] }
