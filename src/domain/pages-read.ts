import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'
import type { Problem } from './problem.ts'

/** Facts about a page read earlier, from which reading can resume. */
export type PageSeen = {
  page: number
  /** True if this is the second pass over the list, needed when rows might have moved between pages. */
  isSecond: boolean
  ids: readonly string[]
  /** Total rows and pages of the list. */
  count: number
  pages: number
}

/** A page with the rows that are not on earlier pages. */
export type PageRead<Row> = PageSeen & { items: readonly Row[]; unreadable: readonly UnreadableRow[] }

/** Events of an actor that reads a list. */
export type PageEvent<Row> =
  | { type: 'page.read'; page: PageRead<Row> }
  | { type: 'page.failed'; page: number; problem: Problem }

/** Returns the pages of the last pass: the second one, once started. */
export function lastReading<Page extends Pick<PageSeen, 'isSecond'>>(read: readonly Page[]): readonly Page[] {
  const second = read.filter(({ isSecond }) => isSecond)
  return second.length > 0 ? second : read
}

/** Returns the page count from the responses; 1 before the first response. */
export const pageCount = (read: readonly PageSeen[]) => Math.max(1, ...read.map(({ pages }) => pages))

/**
 * True if a row might have moved to a page that was already read. Either a page reports more rows than were found, or
 * the reported totals differ.
 */
function mightMiss(read: readonly PageSeen[]): boolean {
  const found = new Set(read.flatMap(({ ids }) => ids)).size
  return read.some(({ count }, at) => count > found || count < (read[at - 1]?.count ?? 0))
}

/** True if all pages were read, twice if rows might have moved between them. */
export function isReadToEnd(read: readonly PageSeen[]): boolean {
  const last = lastReading(read)
  return last.length >= pageCount(read) && (last.some(({ isSecond }) => isSecond) || !mightMiss(read))
}

/**
 * Returns all rows in the order of the last pass. Rows from the first pass only come last, unless the second pass found
 * the reported total.
 */
export function rowsIn<Row extends { id: string }>(read: readonly PageRead<Row>[]): ReadRows<Row> {
  const inOrder = read.toSorted((one, other) => one.page - other.page)
  const rows = new Map(inOrder.flatMap(({ items }) => items.map(row => [row.id, row])))
  const last = lastReading(inOrder)
  const ids = new Set(last.flatMap(page => page.ids))
  const isComplete = last.every(({ count }) => count <= ids.size)
  const order = isComplete ? ids : new Set([...ids, ...rows.keys()])
  return {
    items: Array.from(order, id => rows.get(id)).filter(row => row !== undefined),
    unreadable: inOrder.flatMap(({ unreadable }) => unreadable),
  }
}
