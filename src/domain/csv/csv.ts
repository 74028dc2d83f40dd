import papaparse from 'papaparse'
import type { DecimalText } from '#domain/figures/numbers.ts'

/** Content of a cell: a text, a number, exact decimal text, or nothing. The format decides on the sign before decimals. */
export type CsvCell = string | number | { decimal: DecimalText } | null

/** Cell of a figure. What is not known is `unknown`, never 0. */
export const figureCell = (figure: DecimalText | null): CsvCell => (figure === null ? 'unknown' : { decimal: figure })

/** `standard` is RFC 4180 with a point before decimals. `excel` is what Excel opens in languages with a decimal comma. */
const formats = {
  standard: { delimiter: ',', decimal: '.' },
  excel: { delimiter: ';', decimal: ',' },
} as const
export type CsvFormat = keyof typeof formats

/** Characters that separate cells in some spreadsheet. */
const separators = ',;\\t\\r\\n'
/** The rest of a cell that a spreadsheet takes for a formula. Spaces and quotes before the sign can get lost. */
const formula = String.raw`(?=[\s"']*[=+\-@＝＋－＠])`
const start = `(?<=^|[${separators}])`
const unguardedStart = new RegExp(`${start}${formula}|^(?='*[\\t\\r\\n\\0])`, 'gu')
const guardedStart = new RegExp(`${start}'${formula}|^'(?='*[\\t\\r\\n\\0])`, 'gu')

/** Puts an apostrophe wherever a spreadsheet with any separator might begin a formula. Numeric cells are not guarded: see {@link CsvCell}. */
export const guarded = (text: string) => text.replace(unguardedStart, "'")

/** The text of a cell that {@link guarded} has written. */
export const unguarded = (text: string) => (text.includes("'") ? text.replace(guardedStart, '') : text)

/** Mark before the text, by which spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF'

const hasSeparator = new RegExp(`[${separators}]`, 'u')

/** Row of CSV with its line end, the same in every locale. Texts with a separator of any spreadsheet have quotes. */
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

/** First row of a file, after the mark for UTF-8. */
export const csvHead = (names: readonly string[], format?: CsvFormat): string => byteOrderMark + csvRow(names, format)
