import papaparse from 'papaparse'
import type { CsvCell } from './csv-cell.ts'

/**
 * `standard`: RFC 4180, with a decimal point. `excel`: the format that Excel expects in languages with a decimal comma.
 */
const formats = {
  standard: { delimiter: ',', decimal: '.' },
  excel: { delimiter: ';', decimal: ',' },
} as const
export type CsvFormat = keyof typeof formats

/** Characters that some spreadsheets use as a cell separator. */
const separators = ',;\\t\\r\\n'
/**
 * Matches the start of a cell that a spreadsheet might read as a formula. Includes spaces and quotes before a sign
 * such as `=`, because a spreadsheet might drop them.
 */
const formula = String.raw`(?=[\s"']*[=+\-@＝＋－＠])`
const start = `(?<=^|[${separators}])`
const unguardedStart = new RegExp(`${start}${formula}|^(?='*[\\t\\r\\n\\0])`, 'gu')
const guardedStart = new RegExp(`${start}'${formula}|^'(?='*[\\t\\r\\n\\0])`, 'gu')

/**
 * Inserts an apostrophe before each part of a text that a spreadsheet might read as a formula with any separator.
 * Numeric cells don't need it: see {@link CsvCell}.
 */
export const guarded = (text: string) => text.replace(unguardedStart, "'")

/** Removes the apostrophes that {@link guarded} added. */
export const unguarded = (text: string) => (text.includes("'") ? text.replace(guardedStart, '') : text)

/** Byte order mark, by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF'

const hasSeparator = new RegExp(`[${separators}]`, 'u')

/**
 * Returns a CSV row with its line end. The row is identical in every locale. Quotes texts that contain a separator
 * of any spreadsheet.
 */
export function csvRow(cells: readonly CsvCell[], format: CsvFormat = 'standard'): string {
  const { delimiter, decimal } = formats[format]
  const texts = cells.map(cell => {
    if (cell === null) return ''
    if (typeof cell === 'string') return guarded(cell)
    return (typeof cell === 'number' ? String(cell) : cell.decimal).replace('.', decimal)
  })
  const quotes = (text: string, column: number) => typeof cells[column] === 'string' && hasSeparator.test(text)
  return `${papaparse.unparse([texts], { delimiter, quotes })}\r\n`
}

/** Returns the header row, after the byte order mark. */
export const csvHead = (names: readonly string[], format?: CsvFormat): string => byteOrderMark + csvRow(names, format)
