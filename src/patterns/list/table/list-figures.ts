import type { ReactNode } from 'react'
import type { RowView } from '#patterns/list/table/row-view.ts'

type SumCells = Readonly<Record<string, ReactNode>>

/** Totals of rows by column id, and in one line for lists without these columns: "7 203.24 kg · R 51 096.37". */
export type ListSums = {
  cells: SumCells
  words: string
  /**
   * Label of the lines that match the filter, and totals of the complete records. Null if the records have no other
   * lines.
   */
  recordSums: { label: string; cells: SumCells } | null
}

/** Functions that calculate and format totals. */
export type ListFigures<Row> = {
  /** Returns the total of a day's rows in words. Null if there is no total. */
  sumOf: (rows: readonly Row[], view: SumView<Row>) => string | null
  /** Returns the totals of a day's rows by column. */
  cellsOf: (rows: readonly Row[], view: SumView<Row>) => SumCells
  /**
   * Returns the totals of all rows. A part belongs to one filter. Sums each part once, in short tasks.
   * Throws the signal's reason if aborted.
   */
  totals: (parts: ReadonlyArray<readonly Row[]>, view: SumView<Row>, signal: AbortSignal) => Promise<ListSums>
}

/** Settings of totals. With `linesOf`, totals count the lines that match a filter, as the rows do. */
export type SumView<Row> = Pick<RowView<Row>, 'locale' | 'businessId' | 'linesOf'>
