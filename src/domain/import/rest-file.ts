import { csvHead, csvRow } from '#domain/csv/csv.ts'
import { t } from '#messages/message.ts'

/** Heading of the column with reasons. An import ignores this column. */
export const reasonHeading = t('Reason')

/** Row of a file that was not imported. */
export type RestRow = { cells: readonly string[]; reason: string }

/**
 * Returns a CSV file with the rows that were not imported, and a last column with the reasons. The user can correct and
 * import the file. Reasons of an earlier import are replaced.
 */
export function restFile(headings: readonly string[], rows: readonly RestRow[]): string {
  const earlier = headings.at(-1) === reasonHeading ? headings.length - 1 : -1
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length))
  const cellsOf = (cells: readonly string[], last: string) => {
    const padded = Array.from({ length: width }, (_, column) => cells[column] ?? '')
    return [...padded.filter((_, column) => column !== earlier), last]
  }
  return [csvHead(cellsOf(headings, reasonHeading)), ...rows.map(row => csvRow(cellsOf(row.cells, row.reason)))].join(
    '',
  )
}
