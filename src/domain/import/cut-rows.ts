import { t } from '#messages/message.ts'
import type { Matching, TableRow } from './import-types.ts'

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
      const reason = t(
        '{count, plural, other {The row has {width} of {count} cells: a line break splits the row, or cells are missing}}',
        { width: row.width, count: headerWidth },
      )
      reasons.set(row, reason)
    } else if (before && isPart(before, row)) {
      reasons.set(row, t('This might be the rest of row {row}, which a line break splits', { row: before.row }))
    }
  }
  return reasons
}
