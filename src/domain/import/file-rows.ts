import { t } from '#messages/message.ts'
import { tidy } from './cell-text.ts'
import { cutRows } from './cut-rows.ts'
import { contentRows } from './file-content.ts'
import type { FieldId, ImportTable, Matching } from './import-types.ts'

/** Texts that the user entered instead of cells, by row number and field. */
export type CellEdits = Readonly<Record<number, Readonly<Record<FieldId, string>>>>

/** Row of a file, with its cells by field. */
export type FileRow = {
  row: number
  /** Reason why the row cannot be read, or null. */
  fault: string | null
  /** Returns the text of a field, empty if the field has no column. */
  text: (field: FieldId) => string
  /** True if the text is a number or date of a spreadsheet cell: see `TableRow.exact`. */
  isExact: (field: FieldId) => boolean
}

/** Returns the rows below the headings. Each row has the reason if its cells might be in the wrong columns. */
export function fileRows(table: ImportTable, { columns, header }: Matching, edits: CellEdits): FileRow[] {
  const content = contentRows(table, { header })
  const width = (header === null ? null : table.rows[header]?.cells.length) ?? Number.POSITIVE_INFINITY
  // Spreadsheets have no separators that could split a row.
  const isText = table.delimiter !== null
  const cut = isText ? cutRows(content, columns, width) : null
  return content.map(row => {
    const edited = edits[row.row] ?? {}
    const cell = (field: FieldId) => {
      const column = columns[field] ?? null
      return column === null ? '' : (row.cells[column] ?? '')
    }
    const tooWide = () =>
      isText && row.cells.length > width
        ? t(
            '{count, plural, other {The row has {count} cells, but the header has {width}. Quote text that contains the separator.}}',
            { count: row.cells.length, width },
          )
        : null
    return {
      row: row.row,
      fault: row.fault ?? cut?.get(row) ?? tooWide(),
      text: field => tidy(edited[field] ?? cell(field)),
      isExact: field => edited[field] === undefined && (row.exact?.has(columns[field] ?? -1) ?? false),
    }
  })
}
