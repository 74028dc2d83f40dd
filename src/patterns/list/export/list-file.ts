import type { CsvCell } from '#domain/csv/csv-cell.ts'

export type FileColumn<Row> = { name: string; cell: (row: Row) => CsvCell }

/**
 * Columns of a CSV file. In every locale, numbers have a decimal point and all digits, and dates have a format for
 * spreadsheets.
 */
export type ListFile<Row> = {
  cells: Readonly<Record<string, (row: Row) => CsvCell>>
  /** Ids of list columns that the file contains even if they are hidden. */
  always?: readonly string[]
  /** Extra columns. Each follows the list column with this id. */
  after?: Readonly<Record<string, FileColumn<Row>>>
  last?: readonly FileColumn<Row>[]
  /**
   * Settings for exports with one row per part of a record, such as a line. The cells of a part replace the list
   * columns in `replaces`.
   */
  parts?: {
    replaces: readonly string[]
    names: readonly string[]
    cellsOf: (row: Row) => ReadonlyArray<readonly CsvCell[]>
  }
}
