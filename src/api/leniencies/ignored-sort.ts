import { readRows } from '#api/read-pages.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { type ReadRows, unreadableIn } from '#schemas/rows.ts'
import { inOrder, isSorted } from './row-order.ts'

/** How many rows are read at most to be sorted here. */
const mostRows = 5000
/** How long the rows of a whole list serve other pages and columns, in ms. */
const longest = 30_000

type Load<Row> = (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
type Whole<Row> = { list: string; at: number; rows: ReadRows<Row> }

/** Whether a server sorts, by list and column, as far as that was found out. */
export type SortHabits = Map<string, boolean>

/** Returns true if the first row of a list changes with the direction of the order. So does no row if the server ignores `sort`. */
async function sorts<Row extends { id: string }>(load: Load<Row>, column: string, signal: AbortSignal) {
  const firstBy = async (sort: string) => {
    const { items, unreadable = [] } = await load({ page: 1, pageSize: 1, searchTerm: '', sort }, signal)
    return items[0]?.id ?? unreadable[0]?.id
  }
  const [up, down] = await Promise.all([firstBy(column), firstBy(`-${column}`)])
  return up !== down
}

/**
 * Reads pages of one list in the order that was asked for. If the server ignores `sort`, the whole list is read and sorted
 * here. A page of a list that is too long for that is marked as `isUnsorted`.
 *
 * The difference: some servers ignore `sort`. It can go once all of them sort.
 */
export function sortedList<Row extends { id: string }>(resource: string, load: Load<Row>, habits: SortHabits) {
  let whole: Whole<Row> | null = null
  let last = ''

  /** Returns true if the rows of a page are in the order of the server: rows can be in order by chance. */
  async function isOrdered({ items }: Page<Row>, sort: string, signal: AbortSignal) {
    const column = sort.replace('-', '')
    const key = `${resource}.${column}`
    const isSorting = isSorted(items, sort) && (habits.get(key) ?? (await sorts(load, column, signal)))
    habits.set(key, isSorting)
    return isSorting
  }

  /** All rows that match a query. They are read again if the same page is asked for twice in a row. */
  async function rowsOf(query: ListQuery, isAgain: boolean, signal: AbortSignal) {
    const { searchTerm, searchColumn = [], preload = [] } = query
    const matching = { searchTerm, searchColumn, preload }
    const list = JSON.stringify(matching)
    if (!isAgain && whole?.list === list && Date.now() - whole.at < longest) return whole.rows
    const rows = await readRows(load, matching, signal)
    whole = { list, at: Date.now(), rows }
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
      // Any of them may belong to the page.
      ...unreadableIn('unreadable', rows),
    }
  }
}
