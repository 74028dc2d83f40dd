import type { Matching } from './import-matching.ts'
import type { TableRow } from './import-table.ts'

/**
 * Finds rows that an unquoted line break might have split in two. Returns an error message for each half. A half lacks
 * a required column, and both halves together have one cell more than the header.
 */
export function cutRows(
  rows: readonly TableRow[],
  columns: Matching['columns'],
  headerWidth: number,
): ReadonlyMap<TableRow, string> {
  const last = Math.max(...Object.values(columns).map(at => at ?? -1))
  const isPart = (part: TableRow, neighbour: TableRow | undefined) =>
    neighbour !== undefined && part.width <= last && part.width + neighbour.width === headerWidth + 1
  const reasons = new Map<TableRow, string>()
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (isPart(row, rows[at + 1]) || isPart(row, before)) {
      const count = `The row has ${row.width} of ${headerWidth} cells`
      reasons.set(row, `${count}: a line break splits the row, or cells are missing`)
    } else if (before && isPart(before, row)) {
      reasons.set(row, `This might be the rest of row ${before.row}, which a line break splits`)
    }
  }
  return reasons
}
