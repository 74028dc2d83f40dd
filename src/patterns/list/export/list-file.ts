import type { CsvCell } from '#domain/csv/csv-cell.ts'

/** Facts that cells need in addition to the row. `businessId` is the business that buys or sells in all rows, or null. */
export type FileFacts = { businessId: string | null }

type FileCell<Row> = (row: Row, facts: FileFacts) => CsvCell
export type FileColumn<Row> = { name: string; cell: FileCell<Row> }

/**
 * Columns of a CSV file. In every locale, numbers have a decimal point and all digits, and dates have a format for
 * spreadsheets.
 */
export type ListFile<Row> = {
  cells: Readonly<Record<string, FileCell<Row>>>
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
    cellsOf: (row: Row, facts: FileFacts) => ReadonlyArray<readonly CsvCell[]>
  }
}
