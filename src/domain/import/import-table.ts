import Papa from 'papaparse'
import { t } from '#messages/message.ts'
import { cellText } from './cell-text.ts'
import { type EncodedLines, type Encoding, unreadable } from './file-text.ts'
import { fieldsNamedIn } from './import-headings.ts'

export const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number]

/** Non-empty row of a file. */
export type TableRow = {
  /** Row number from 1, as in a spreadsheet: counts headers and empty rows, but not line breaks within quotes. */
  row: number
  /** Trimmed cells, without empty cells at the end. */
  cells: readonly string[]
  /** Number of cells, including empty ones at the end. */
  width: number
  /** Reason why the cells cannot be parsed, or null. */
  fault: string | null
}

/** Rows of a file, or pasted rows if `name` is null. */
export type ImportTable = {
  name: string | null
  /** Encoding of the file, null for pasted rows. */
  encoding: Encoding | null
  encoded: EncodedLines
  delimiter: Delimiter
  rows: readonly TableRow[]
}

/** Row limit, which protects memory if the user chooses a wrong file. */
const mostImportedRows = 20_000

const faults: Readonly<Record<string, string>> = {
  MissingQuotes: t('A quote has no closing quote. All text below is part of this cell.'),
  InvalidQuotes: t('A quote ends in the middle of a cell. Double the quotes inside a quoted cell.'),
}

const parse = (text: string, delimiter: Delimiter, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' })

/**
 * Scores a delimiter by the number of known headings in a row, then by the number of rows with the most frequent width.
 */
function fitOf(text: string, delimiter: Delimiter): number {
  const rows = parse(text, delimiter, 20).data
  const widths = Map.groupBy(rows, ({ length }) => length)
  const alike = [...widths].map(([width, each]) => (width > 1 ? each.length : 0))
  return Math.max(...rows.map(fieldsNamedIn)) * 100 + Math.max(...alike)
}

/**
 * Returns the delimiter with the highest score. If scores are equal, prefers the delimiter that occurs less often in
 * texts and numbers.
 */
function delimiterOf(text: string): Delimiter {
  const rarest = delimiters.toReversed()
  const fits = rarest.map(delimiter => fitOf(text, delimiter))
  return rarest[fits.indexOf(Math.max(...fits))] ?? ','
}

/** First line in which some spreadsheets declare the delimiter, without displaying the line. */
const separatorLine = /^sep=([,;\t])\r?\n/u

/**
 * Parses a text into rows with the chosen delimiter, or else with the declared or detected one.
 * @throws Problem if the text has no rows or too many.
 */
export function tableOf(source: string, chosen: Delimiter | null): Pick<ImportTable, 'delimiter' | 'rows'> {
  const [line = '', separator] = separatorLine.exec(source) ?? []
  // Normalizes line ends, because some programs mix them and the parser accepts only one kind.
  const text = source.slice(line.length).replaceAll(/\r\n?/gu, '\n')
  const delimiter = chosen ?? delimiters.find(one => one === separator) ?? delimiterOf(text)
  const { data, errors } = parse(text, delimiter, mostImportedRows + 2)
  const faultOf = new Map(errors.map(({ row, code }) => [row, faults[code] ?? null]))
  const rows = data.flatMap((raw, index): TableRow[] => {
    const cells = raw.map(cellText)
    const { length } = cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)
    if (length === 0) return []
    return [{ row: index + 1, cells: cells.slice(0, length), width: raw.length, fault: faultOf.get(index) ?? null }]
  })
  if (rows.length === 0) throw unreadable(t('The file has no rows.'))
  if (rows.length > mostImportedRows + 1) {
    throw unreadable(t('The file has more than 20,000 rows. Split it into several files.'))
  }
  return { delimiter, rows }
}
