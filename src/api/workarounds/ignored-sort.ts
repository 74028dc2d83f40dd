import { readRows } from '#api/read-pages.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { type ReadRows, unreadableIn } from '#schemas/rows.ts'
import { inOrder, isSorted } from './row-order.ts'

/** Maximum number of rows for client-side sorting. */
const mostRows = 5000
/** Maximum age in ms of the cached complete list. */
const longest = 30_000

type Load<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
type CachedList<Row> = { list: string; at: number; rows: ReadRows<Row> }

/** For each list and column: true if the server sorts by that column. */
export type SortHabits = Map<string, boolean>

/**
 * True if the first row of a list changes with the sort direction. If the server ignores `sort`, the first row stays
 * the same.
 */
async function sorts<Row extends { id: string }>(load: Load<Row>, column: string, signal: AbortSignal) {
  const firstBy = async (sort: string) => {
    const { items, unreadable = [] } = await load({ page: 1, pageSize: 1, searchTerm: '', sort }, signal)
    return items[0]?.id ?? unreadable[0]?.id
  }
  const [up, down] = await Promise.all([firstBy(column), firstBy(`-${column}`)])
  return up !== down
}

/**
 * Creates a function that reads pages of a list in the requested order. If the server ignores `sort`, the function
 * reads the complete list and sorts it client-side. A list that is too long stays in server order, and the page is
 * marked `isUnsorted`.
 *
 * Workaround: some servers ignore `sort`. Delete once all servers sort.
 */
export function sortedList<Row extends { id: string }>(resource: string, load: Load<Row>, habits: SortHabits) {
  let cached: CachedList<Row> | null = null
  let last = ''

  /** True if the server sorted the rows of a page. Checks once per column that the order is not a coincidence. */
  async function isOrdered({ items }: Page<Row>, sort: string, signal: AbortSignal) {
    const column = sort.replace('-', '')
    const key = `${resource}.${column}`
    const isSorting = isSorted(items, sort) && (habits.get(key) ?? (await sorts(load, column, signal)))
    habits.set(key, isSorting)
    return isSorting
  }

  /**
   * Returns all rows for a query, from the cached list if it is recent. `isAgain`: the same page was just requested, so
   * the list is read again.
   */
  async function rowsOf(query: ListQuery, isAgain: boolean, signal: AbortSignal) {
    const { searchTerm, searchColumn = [], preload = [] } = query
    const matching = { searchTerm, searchColumn, preload }
    const list = JSON.stringify(matching)
    if (!isAgain && cached?.list === list && Date.now() - cached.at < longest) return cached.rows
    const rows = await readRows(load, matching, signal)
    cached = { list, at: Date.now(), rows }
    return rows
  }

  return async function read(query: ListQuery, signal: AbortSignal): Promise<Page<Row>> {
    const { sort, page, pageSize } = query
    const isAgain = last === JSON.stringify(query)
    last = JSON.stringify(query)
    const answer = await load(query, signal)
    if (sort === undefined) return answer
    const { pagination } = answer
    const hasOnePage = pagination.pages <= 1
    if (hasOnePage ? isSorted(answer.items, sort) : await isOrdered(answer, sort, signal)) return answer
    if (hasOnePage) return { ...answer, items: inOrder(answer.items, sort, resource) }
    if (pagination.count > mostRows) return { ...answer, isUnsorted: true }
    const rows = await rowsOf(query, isAgain, signal)
    return {
      ...answer,
      items: inOrder(rows.items, sort, resource).slice((page - 1) * pageSize, page * pageSize),
      // Includes all unreadable rows, because they might belong on this page.
      ...unreadableIn('unreadable', rows),
    }
  }
}
