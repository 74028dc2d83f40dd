import type { CsvCell } from '#domain/csv/csv.ts'

export type FileColumn<Row> = { name: string; cell: (row: Row) => CsvCell }

/** Numbers have a decimal point and all digits in every locale; dates suit spreadsheets. */
export type ListFile<Row> = {
  cells: Readonly<Record<string, (row: Row) => CsvCell>>
  /** Ids of list columns that the file always has, visible or not. */
  always?: readonly string[]
  /** Extra columns by the id of the list column before them. */
  after?: Readonly<Record<string, FileColumn<Row>>>
  last?: readonly FileColumn<Row>[]
  /** File with a row per part. Cells of the part replace some columns of the list. */
  parts?: {
    replaces: readonly string[]
    names: readonly string[]
    cellsOf: (row: Row) => ReadonlyArray<readonly CsvCell[]>
  }
}
