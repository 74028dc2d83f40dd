import papaparse from 'papaparse'
import type { DecimalText } from '#domain/figures/numbers.ts'

/** Content of a cell. The format determines the decimal sign. */
export type CsvCell = string | number | { decimal: DecimalText } | null

/** Cell of a figure. Unknown figures are `unknown`, never 0. */
export const figureCell = (figure: DecimalText | null): CsvCell => (figure === null ? 'unknown' : { decimal: figure })

/**
 * `standard` is RFC 4180 with a decimal point. `excel` is the format that Excel opens in languages with a decimal
 * comma.
 */
const formats = {
  standard: { delimiter: ',', decimal: '.' },
  excel: { delimiter: ';', decimal: ',' },
} as const
export type CsvFormat = keyof typeof formats

/** Characters that some spreadsheets use as a cell separator. */
const separators = ',;\\t\\r\\n'
/** Start of a cell that a spreadsheet reads as a formula. Spaces and quotes before the sign might be dropped. */
const formula = String.raw`(?=[\s"']*[=+\-@＝＋－＠])`
const start = `(?<=^|[${separators}])`
const unguardedStart = new RegExp(`${start}${formula}|^(?='*[\\t\\r\\n\\0])`, 'gu')
const guardedStart = new RegExp(`${start}'${formula}|^'(?='*[\\t\\r\\n\\0])`, 'gu')

/**
 * Puts an apostrophe before each text that a spreadsheet might read as a formula, for any separator. Numeric cells have
 * no apostrophe: see {@link CsvCell}.
 */
export const guarded = (text: string) => text.replace(unguardedStart, "'")

/** Removes the apostrophes that {@link guarded} added. */
export const unguarded = (text: string) => (text.includes("'") ? text.replace(guardedStart, '') : text)

/** Lets spreadsheets recognize UTF-8. */
const byteOrderMark = '\uFEFF'

const hasSeparator = new RegExp(`[${separators}]`, 'u')

/**
 * Returns a row of CSV with its line end, identical in every locale. Quotes texts that contain a separator of any
 * spreadsheet.
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
