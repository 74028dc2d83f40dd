import type { ReadRows, UnreadableRow } from '#schemas/rows.ts'
import type { Problem } from './problem.ts'

/** What is known of a page that was read, for a reading that goes on from there. */
export type PageSeen = {
  page: number
  /** True if the list is read a second time, because rows might have moved between pages. */
  isSecond: boolean
  /** The ids of all of its rows. */
  ids: readonly string[]
  /** How many rows and pages the list had. */
  count: number
  pages: number
}

/** A page that was read, with the rows that no page before it had. */
export type PageRead<Row> = PageSeen & { items: readonly Row[]; unreadable: readonly UnreadableRow[] }

/** The events of an actor that reads a list. */
export type PageEvent<Row> =
  | { type: 'page.read'; page: PageRead<Row> }
  | { type: 'page.failed'; page: number; problem: Problem }

/** The pages of the last reading: of the second one, once it has begun. */
export function lastReading<Page extends Pick<PageSeen, 'isSecond'>>(read: readonly Page[]): readonly Page[] {
  const second = read.filter(({ isSecond }) => isSecond)
  return second.length > 0 ? second : read
}

/** How many pages a list has by its answers; 1 before the first one. */
export const pageCount = (read: readonly PageSeen[]) => Math.max(1, ...read.map(({ pages }) => pages))

/** True if a row might have moved to a page that was read before: a page counted more rows than were found, or less than another. */
function mightMiss(read: readonly PageSeen[]): boolean {
  const found = new Set(read.flatMap(({ ids }) => ids)).size
  return read.some(({ count }, at) => count > found || count < (read[at - 1]?.count ?? 0))
}

/** True if all pages were read, and once more if rows might have moved between them. */
export function isReadToEnd(read: readonly PageSeen[]): boolean {
  const last = lastReading(read)
  return last.length >= pageCount(read) && (last.some(({ isSecond }) => isSecond) || !mightMiss(read))
}

/**
 * All rows in the order of the last reading. Rows that only the first reading has found come last, unless the second one has
 * found as many as there are.
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
