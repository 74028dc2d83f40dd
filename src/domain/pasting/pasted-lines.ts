import { countInWords } from '#domain/figures/counts.ts'
import { layoutOf, type PastedColumns } from './pasted-columns.ts'
import { type Amounts, amountsOf } from './pasted-numbers.ts'
import { recordsOf } from './pasted-table.ts'

/** A row with a material: the term for looking it up, and its numbers, or why one of them cannot be read. */
export type PastedRow = Amounts & {
  /** The number of the row in the paste, from 1; a header and empty rows count. */
  row: number
  /** The row as it was pasted. */
  text: string
  /** The name of the material, or its GW code where the row has no name. */
  term: string
  /** The GW code beside the name; null where there is none, or where it is the term. */
  gwCode: string | null
}

/** A row that makes no line, and why, as a message for the user. */
export type PastedFault = { row: number; text: string; reason: string }

export type PastedRows = {
  rows: readonly PastedRow[]
  faults: readonly PastedFault[]
  /** The header as it was pasted; pasting single rows again needs it if it tells the order of the columns. */
  header: string | null
}

/** How many rows one paste may have. */
const mostPastedRows = 1000

/** Whether a pasted text is several cells of a table rather than one: it has tabs, or more than one line. */
export const isTable = (text: string): boolean => /\t|[^\s][\r\n]+\s*[^\s]/u.test(text)

/**
 * Reads rows copied from a spreadsheet (tabs between the cells) or a CSV file (semicolons or commas, quotes): material,
 * weight, value, in this order or in the order of a header. Numbers may be written as `locale` writes them or as
 * "1234.56", "1 234,56", "R 1 200.00", "40 kg". A cell can
 * calculate, as the fields of a line do: "1240-380", "@3.50". An ambiguous number is a fault, and nothing is rounded.
 */
export function readPastedRows(text: string, locale: string): PastedRows {
  const records = recordsOf(text)
  const [first, ...others] = records
  if (!first) return { rows: [], faults: [], header: null }
  const layout = layoutOf(first.cells)
  const content = layout.isHeader ? others : records
  const rest = content[mostPastedRows]
  const read = content
    .slice(0, mostPastedRows)
    .map(({ row, text, cells }) => ({ row, text, cells, columns: layout.columnsOf(cells) }))
  const amounts = amountsOf(
    read.map(({ columns }) => columns),
    locale,
  )
  const rows: PastedRow[] = []
  const faults: PastedFault[] = []
  for (const [index, { row, text, cells, columns }] of read.entries()) {
    const amount = amounts[index]
    const reason = layout.fault ?? faultOfRow(columns, cells)
    if (columns && amount && !reason) {
      const { name, gwCode } = columns
      rows.push({ row, text, term: name || gwCode, gwCode: name && gwCode ? gwCode : null, ...amount })
    } else faults.push({ row, text, reason: reason ?? '' })
  }
  if (rest) {
    const reason = `Paste at most ${countInWords(mostPastedRows, locale)} rows at a time`
    faults.push({ row: rest.row, text: text.slice(rest.start).trimEnd(), reason })
  }
  return { rows, faults, header: layout.isHeader ? first.text : null }
}

function faultOfRow(columns: PastedColumns | null, cells: readonly string[]): string | null {
  if (cells.length === 1) return 'Enter a material, a weight and a value'
  if (!columns) return `The row has ${cells.length} columns instead of material, weight and value`
  return columns.name || columns.gwCode ? null : 'Enter a material'
}
