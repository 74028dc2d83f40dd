import type { ImportTable, Matching } from './import-types.ts'

export const headingsIn = ({ rows }: ImportTable, header: number | null): readonly string[] =>
  header === null ? [] : (rows[header]?.cells ?? [])

/** Returns the headings of a table, empty without a header. */
export const headingsOf = (table: ImportTable, { header }: Pick<Matching, 'header'>) => headingsIn(table, header)

/** Returns the rows below the headings. */
export const contentRows = ({ rows }: ImportTable, { header }: Pick<Matching, 'header'>) =>
  header === null ? rows : rows.slice(header + 1)
