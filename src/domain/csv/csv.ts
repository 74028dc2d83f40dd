import papaparse from 'papaparse'

/** What a cell holds: a text, a number, or nothing. */
export type CsvCell = string | number | null

/** Texts that a spreadsheet would take for a formula. A number is none, also below 0. */
const wouldRun = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r\n\0＝＋－＠]/

/** A mark before the text, by which spreadsheets know that it is in UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * One row of CSV (RFC 4180) with its end of line: commas between cells and a point before decimals, wherever it is written. An
 * apostrophe stands before a text that a spreadsheet would run.
 */
export const csvRow = (cells: readonly CsvCell[]): string =>
  `${papaparse.unparse([[...cells]], { escapeFormulae: wouldRun })}\r\n`

/** The first row of a file, after the mark for UTF-8. */
export const csvHead = (names: readonly string[]): string => byteOrderMark + csvRow(names)
