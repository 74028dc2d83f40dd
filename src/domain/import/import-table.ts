import Papa from 'papaparse'
import { cellText } from './cell-text.ts'
import { type Encoding, unreadable } from './file-text.ts'
import { headingOf } from './import-headings.ts'

/** What stands between the cells of a row. */
export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** A row of a file that is not empty. */
export type TableRow = {
  /** As a spreadsheet counts it, from 1; a header and empty rows count, and line breaks within quotes do not. */
  row: number
  /** Without spaces around them. Empty ones at the end are left out. */
  cells: readonly string[]
  /** How many cells the file has in it, also empty ones. */
  width: number
  /** Why it cannot be told what its cells are. */
  fault: string | null
}

/** The rows of a file, or those that were pasted: `name` is null then. */
export type ImportTable = {
  name: string | null
  encoding: Encoding
  delimiter: Delimiter
  rows: readonly TableRow[]
}

/** How many rows are read at once, so that a file that was chosen by mistake does not fill the memory. */
const mostImportedRows = 20_000

const faults: Readonly<Record<string, string>> = {
  MissingQuotes: 'A quote has no closing quote. All text below is part of this cell.',
  InvalidQuotes: 'A quote ends in the middle of a cell. Double the quotes inside a quoted cell.',
}

const parse = (text: string, delimiter: Delimiter, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' })

/** How well a delimiter makes a table of a text: by the headings that are known, then by rows that are as wide as the first. */
function fitOf(text: string, delimiter: Delimiter): number {
  const [first = [], ...others] = parse(text, delimiter, 20).data
  const known = new Set(first.map(cell => headingOf(cell)?.field).filter(Boolean)).size
  const alike = first.length > 1 ? 1 + others.filter(({ length }) => length === first.length).length : 0
  return known * 100 + alike
}

/** The delimiter that fits best; of those that fit alike the one that is in fewer texts and numbers. */
function delimiterOf(text: string): Delimiter {
  const rarest = delimiters.toReversed()
  const fits = rarest.map(delimiter => fitOf(text, delimiter))
  return rarest[fits.indexOf(Math.max(...fits))] ?? ','
}

/** A line that some spreadsheets put before all rows, and none of them shows. */
const separatorLine = /^sep=([,;\t])\r?\n/u

/**
 * The rows of a text, by the delimiter that fits it best, unless one is chosen.
 * @throws Problem where there are none, or too many.
 */
export function tableOf(whole: string, chosen: Delimiter | null): Pick<ImportTable, 'delimiter' | 'rows'> {
  const [line = '', said] = separatorLine.exec(whole) ?? []
  // Some programs mix line ends. The parser takes one kind.
  const text = whole.slice(line.length).replaceAll(/\r\n?/gu, '\n')
  const delimiter = chosen ?? delimiters.find(one => one === said) ?? delimiterOf(text)
  const { data, errors } = parse(text, delimiter, mostImportedRows + 2)
  const faultOf = new Map(errors.map(({ row, code }) => [row, faults[code] ?? null]))
  const rows = data.flatMap((raw, index): TableRow[] => {
    const cells = raw.map(cellText)
    const { length } = cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)
    if (length === 0) return []
    return [{ row: index + 1, cells: cells.slice(0, length), width: raw.length, fault: faultOf.get(index) ?? null }]
  })
  if (rows.length === 0) throw unreadable('The file has no rows.')
  if (rows.length > mostImportedRows + 1) {
    throw unreadable('The file has more than 20,000 rows. Split it into several files.')
  }
  return { delimiter, rows }
}
