import type { FilteredRows } from '#schemas/envelope.ts'

/** Facts that cells need in addition to their row. */
export type RowView<Row> = {
  locale: string
  now: number
  /** Place that shows the day of the row: the heading above it, a column, or none. */
  dayIn: 'heading' | 'column' | null
  /** True if rows have one line, and columns instead of the second line. */
  isOneLine: boolean
  /** Business that buys or sells in all rows; null in other lists. */
  businessId: string | null
  linesOf?: FilteredRows<Row>['linesOf']
}
