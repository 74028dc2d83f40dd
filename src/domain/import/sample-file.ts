import { type CsvFormat, csvHead, csvRow } from '#domain/csv/csv.ts'
import type { CsvCell } from '#domain/csv/csv-cell.ts'

/** Column of a sample file: the label of its field, and the cells of two rows. */
export type SampleColumn = { label: string; examples: readonly [CsvCell, CsvCell] }

/** Returns a CSV file that shows the columns of an import with two rows. */
export function sampleFile(columns: readonly SampleColumn[], format: CsvFormat): string {
  const labels = columns.map(({ label }) => label)
  const rows = ([0, 1] as const).map(row => columns.map(({ examples }) => examples[row]))
  return csvHead(labels, format) + rows.map(cells => csvRow(cells, format)).join('')
}
