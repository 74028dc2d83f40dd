import type { ReactNode } from 'react'
import type { FilteredRows } from '#schemas/envelope.ts'

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
  /** Returns the total of a day's rows in words, or of their lines that match a filter. Null if there is no total. */
  sumOf: (rows: readonly Row[], linesOf: FilteredRows<Row>['linesOf'], locale: string) => string | null
  /**
   * Returns the totals of all rows, or of their lines that match a filter. Sums each part once, in short tasks.
   * Throws the signal's reason if aborted.
   */
  totals: (rows: SummedRows<Row>, locale: string, signal: AbortSignal) => Promise<ListSums>
}

/** Rows in parts. A part belongs to one filter. */
export type SummedRows<Row> = { parts: readonly (readonly Row[])[]; linesOf: FilteredRows<Row>['linesOf'] }
