import type { CsvCell } from '#domain/csv/csv.ts'

export type FileColumn<Row> = { name: string; cell: (row: Row) => CsvCell }

/** Numbers have a point and every digit, whatever the locale; dates are written for spreadsheets. */
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
