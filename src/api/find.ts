import type { ListQuery, Page } from '#schemas/envelope.ts'
import { readPages } from './read-pages.ts'

/** How to find a record if the create call got no response but might have succeeded. */
export type Finding<Row, Body> = {
  query: (sent: Body) => Partial<Pick<ListQuery, 'searchTerm' | 'searchColumn' | 'sort' | 'preload'>>
  /** True if a row matches the body of the create request. */
  isIt: (row: Row, sent: Body) => boolean
  /**
   * Functions that return the sort time of a row and of a request body, in epoch ms. The query sorts by it, latest
   * first.
   */
  latestFirst?: { ofRow: (row: Row) => number; sent: (sent: Body) => number }
  /** Returns another body that the server might have stored instead, or null. The search also matches that body. */
  storedAs?: (sent: Body) => Promise<Body | null>
}

/**
 * Returns a function to call with each page of a list in order. The function returns true if all further rows must be
 * older than `time`: the rows so far are sorted, and the row count did not decrease.
 */
function olderRowsFollow<Row>(timeOf: (row: Row) => number, time: number) {
  let isSorted = true
  let [first, last, total] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  return (items: readonly Row[], count: number): boolean => {
    for (const at of items.map(timeOf)) {
      isSorted &&= at <= last
      last = at
      first = Math.max(first, at)
    }
    isSorted &&= count >= total
    total = count
    // Equal times don't prove that the list is sorted.
    return isSorted && last < first && last < time
  }
}

/**
 * Returns the id of the first row that matches one of the bodies of create requests, or null. Reads pages until the rows
 * are older than the record, or to the end of the list if its order is uncertain.
 * @throws Problem if the list cannot be read.
 */
export async function findRow<Row extends { id: string }, Body>(
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>,
  finding: Finding<Row, Body>,
  bodies: readonly Body[],
  signal?: AbortSignal,
): Promise<string | null> {
  const { query, isIt, latestFirst, storedAs } = finding
  const [sent] = bodies
  if (sent === undefined) return null
  const isPast = latestFirst && olderRowsFollow(latestFirst.ofRow, Math.min(...bodies.map(latestFirst.sent)))
  for await (const { items, count } of readPages(list, query(sent), { signal })) {
    const found = items.find(row => bodies.some(body => isIt(row, body)))
    if (found) return found.id
    if (isPast?.(items, count)) break
  }
  const others = storedAs ? await Promise.all(bodies.map(storedAs)) : []
  const { storedAs: _, ...once } = finding
  return findRow(
    list,
    once,
    others.filter(body => body !== null),
    signal,
  )
}
