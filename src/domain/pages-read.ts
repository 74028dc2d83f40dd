import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'
import type { Problem } from './problem.ts'

/** Facts about a page that was read. With these, an interrupted reading can resume. */
export type PageSeen = {
  page: number
  /**
   * True if the page belongs to the second pass over the list. A second pass is needed if rows might have moved between
   * pages.
   */
  isSecond: boolean
  ids: readonly string[]
  /** Total number of rows that the server reported with this page. */
  count: number
  pages: number
}

/** Page with only the rows that no earlier page has. */
export type PageRead<Row> = PageSeen & { items: readonly Row[]; unreadable: readonly UnreadableRow[] }

/** Events from an actor that reads a list. */
export type PageEvent<Row> =
  | { type: 'page.read'; page: PageRead<Row> }
  | { type: 'page.failed'; page: number; problem: Problem }

/** Returns the pages of the last pass: of the second pass if it has started. */
export function lastReading<Page extends Pick<PageSeen, 'isSecond'>>(read: readonly Page[]): readonly Page[] {
  const second = read.filter(({ isSecond }) => isSecond)
  return second.length > 0 ? second : read
}

/** Returns the largest reported page count, or 1 before the first response. */
export const pageCount = (read: readonly PageSeen[]) => Math.max(1, ...read.map(({ pages }) => pages))

/**
 * True if a row might have moved to a page that was already read: a page reported more rows than were found, or the
 * reported total decreased.
 */
function mightMiss(read: readonly PageSeen[]): boolean {
  const found = new Set(read.flatMap(({ ids }) => ids)).size
  return read.some(({ count }, at) => count > found || count < (read[at - 1]?.count ?? 0))
}

/** True if all pages were read and, if rows might have moved between pages, were read a second time. */
export function isReadToEnd(read: readonly PageSeen[]): boolean {
  const last = lastReading(read)
  return last.length >= pageCount(read) && (last.some(({ isSecond }) => isSecond) || !mightMiss(read))
}

/**
 * Returns all rows in the order of the last pass. If the second pass found fewer rows than reported, appends the rows
 * that only the first pass found.
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
