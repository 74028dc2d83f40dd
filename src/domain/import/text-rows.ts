import Papa from 'papaparse'
import { cellText } from './cell-text.ts'
import { FileFault } from './file-text.ts'
import { type Delimiter, delimiters, type TableRow } from './import-types.ts'

/** Row limit, excluding the header. It protects memory if the user chooses a wrong file. */
const mostImportedRows = 50_000

/** First rows of a text or of a sheet, as candidates for the rows to read. */
export type Sample = readonly (readonly string[])[]

/** Number of rows in a sample. */
export const sampleRows = 20

/** Delimiters, sorted by how rarely they occur in texts and numbers. */
export const rarestFirst: readonly Delimiter[] = delimiters.toReversed()

/** First line in which some spreadsheets declare the delimiter, without displaying the line. */
const separatorLine = /^sep=([,;\t])\r?\n/u

/** Returns a text without its declaration of a delimiter, and the declared delimiter. */
export function plainText(source: string): { text: string; declared: Delimiter | null } {
  const [line = '', separator] = separatorLine.exec(source) ?? []
  // Normalizes line ends, because some programs mix them and the parser accepts only one kind.
  const text = source.slice(line.length).replaceAll(/\r\n?/gu, '\n')
  return { text, declared: delimiters.find(one => one === separator) ?? null }
}

const parse = (text: string, delimiter: Delimiter, preview: number) =>
  Papa.parse<string[]>(text, { delimiter, preview, newline: '\n' })

/** Returns the first rows of a text for each delimiter, in the order of {@link rarestFirst}. */
export const delimiterSamples = (text: string): Sample[] =>
  rarestFirst.map(delimiter => parse(text, delimiter, sampleRows).data)

/**
 * Returns the index of the sample with the highest score: the number of known headings in a row, then the number of rows
 * with the most frequent width. If scores are equal, prefers the first sample.
 */
export function bestSample(samples: readonly Sample[], fieldsNamedIn: (cells: readonly string[]) => number): number {
  const fits = samples.map(rows => {
    const widths = Map.groupBy(rows, ({ length }) => length)
    const alike = [...widths].map(([width, each]) => (width > 1 ? each.length : 0))
    return Math.max(0, ...rows.map(fieldsNamedIn)) * 100 + Math.max(0, ...alike)
  })
  return Math.max(0, fits.indexOf(Math.max(...fits)))
}

/** Returns a row with trimmed cells, or nothing if all cells are empty. */
export function filledRow(raw: readonly string[], index: number, fault: string | null): TableRow[] {
  const cells = raw.map(cellText)
  const { length } = cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1)
  return length === 0 ? [] : [{ row: index + 1, cells: cells.slice(0, length), width: raw.length, fault }]
}

/** @throws FileFault if there are no rows or too many. */
export function checkedRows(rows: readonly TableRow[]): readonly TableRow[] {
  if (rows.length === 0) throw new FileFault('noRows')
  if (rows.length > mostImportedRows + 1) throw new FileFault('tooManyRows')
  return rows
}

/**
 * Parses a text into rows. A fault of a row is a code.
 * @throws FileFault if the text has no rows or too many.
 */
export function textRows(text: string, delimiter: Delimiter): readonly TableRow[] {
  // Not limited to a number of rows, because empty rows don't count.
  const { data, errors } = parse(text, delimiter, 0)
  const faultOf = new Map(errors.map(({ row, code }) => [row, code]))
  return checkedRows(data.flatMap((raw, index) => filledRow(raw, index, faultOf.get(index) ?? null)))
}
