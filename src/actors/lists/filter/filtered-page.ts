import { inOrder, isSorted } from '#api/workarounds/row-order.ts'
import type { FilteredRows, ListQuery, Page } from '#schemas/envelope.ts'
import { type UnreadableRow, unreadableIn } from '#schemas/rows.ts'

/** Maximum number of rows that the browser sorts if the server ignores the order. */
const mostRows = 5000

/**
 * Sorts complete rows if the server ignored the requested order. Sums are those of the lines that match the filter, as
 * in the rows. More than 5,000 rows stay in the order of the server.
 */
export function sortedParts<Row extends { id: string }>(
  parts: readonly (readonly Row[])[],
  sort: string | undefined,
  resource: string,
  linesOf: FilteredRows<Row>['linesOf'],
): { parts: readonly (readonly Row[])[]; isUnsorted?: true } {
  if (sort === undefined) return { parts }
  const rows = parts.flat()
  const shown = (row: Row) => (linesOf ? { ...row, materials: linesOf(row) } : row)
  if (isSorted(rows.slice(0, mostRows).map(shown), sort)) return { parts }
  return rows.length > mostRows ? { parts, isUnsorted: true } : { parts: [inOrder(rows, sort, resource, shown)] }
}

/** Returns rows `from` to `to` of all parts. */
function slice<Row>(parts: readonly (readonly Row[])[], from: number, to: number): Row[] {
  const rows: Row[] = []
  let before = 0
  for (const part of parts) {
    if (before >= to) break
    if (before + part.length > from) rows.push(...part.slice(Math.max(0, from - before), to - before))
    before += part.length
  }
  return rows
}

/**
 * Returns the page of a query from filtered rows. While the reading continues, the requested page exists even if it has
 * no rows yet.
 */
export function filteredPage<Row extends { id: string }>(
  { page, pageSize }: ListQuery,
  filtered: FilteredRows<Row>,
  unreadable: UnreadableRow[],
): Page<Row> {
  const parts = filtered.parts()
  const count = parts.reduce((sum, { length }) => sum + length, 0)
  const full = Math.max(1, Math.ceil(count / pageSize))
  const pages = filtered.isComplete ? full : Math.max(full, page)
  const items = slice(parts, (page - 1) * pageSize, page * pageSize)
  return {
    items,
    pagination: {
      count,
      pages,
      pageSize,
      currentPage: page,
      nextPage: Math.min(page + 1, pages),
      previousPage: Math.max(page - 1, 1),
    },
    ...unreadableIn('unreadable', { unreadable }),
    filtered,
  }
}
