import { countInWords } from '#domain/figures/counts.ts'
import { layoutOf, type PastedColumns } from './pasted-columns.ts'
import { type Amounts, amountsOf } from './pasted-numbers.ts'
import { recordsOf } from './pasted-table.ts'

/** A row with a material: the search term and the numbers, or the errors in them. */
export type PastedRow = Amounts & {
  /** Row number in the paste, from 1. Headers and empty rows count. */
  row: number
  text: string
  /** Name of the material, or its GW code if the row has no name. */
  term: string
  /** GW code in addition to the name. Null without a GW code, or if it is the term. */
  gwCode: string | null
}

/** A row that cannot become a line, with the reason as a message for the user. */
export type PastedFault = { row: number; text: string; reason: string }

export type PastedRows = {
  rows: readonly PastedRow[]
  faults: readonly PastedFault[]
  /** The pasted header. Pasting single rows again needs it if it determines the order of the columns. */
  header: string | null
}

const mostPastedRows = 1000

/** True if a pasted text has several cells: it contains tabs or more than one line. */
export const isTable = (text: string): boolean => /\t|[^\s][\r\n]+\s*[^\s]/u.test(text)

/**
 * Reads rows copied from a spreadsheet (tabs) or a CSV file (semicolons or commas, quotes). Columns are material,
 * weight and value, or in the order of a header. Accepts numbers in the notation of `locale`, "1234.56", "1 234,56", "R
 * 1 200.00" and "40 kg". Accepts the formulas of the line fields: "1240-380", "@3.50". Ambiguous numbers are errors;
 * nothing is rounded.
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
