import type { CsvCell } from '#domain/csv/csv.ts'

export type FileColumn<Row> = { name: string; cell: (row: Row) => CsvCell }

/**
 * What the CSV file of a list has, whatever the locale: numbers with a point and every digit, dates as
 * {@link file://../../domain/figures/dates.ts} writes them for spreadsheets.
 */
export type ListFile<Row> = {
  cells: Readonly<Record<string, (row: Row) => CsvCell>>
  /** Columns of the list that its file always has, on show or not, by their ids. */
  always?: readonly string[]
  /** Columns that stand after one of the list, by its id. */
  after?: Readonly<Record<string, FileColumn<Row>>>
  last?: readonly FileColumn<Row>[]
  /** The file with a row for each part: in place of some columns of the list it has cells of the part. */
  parts?: {
    replaces: readonly string[]
    names: readonly string[]
    cellsOf: (row: Row) => ReadonlyArray<readonly CsvCell[]>
  }
}
