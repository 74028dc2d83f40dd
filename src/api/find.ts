import type { ListQuery, Page } from '#schemas/envelope.ts'
import { contractBroken } from './call-problems.ts'
import { readPages } from './read-pages.ts'

/** How many pages of a hundred are searched at most. */
const mostPages = 10

/**
 * How a record is found that may have been created by a call without an answer: the query to search with, and the test
 * for a match.
 */
export type Finding<Row, Body> = {
  query: (sent: Body) => Partial<Pick<ListQuery, 'searchTerm' | 'searchColumn' | 'sort' | 'preload'>>
  /** Whether a row matches what was sent. */
  isIt: (row: Row, sent: Body) => boolean
}

/**
 * The id of the row that matches what was sent; null if there is none.
 * @throws Problem when the list cannot be read, or is too long to search.
 */
export async function findRow<Row extends { id: string }, Body>(
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>,
  { query, isIt }: Finding<Row, Body>,
  sent: Body,
  signal?: AbortSignal,
): Promise<string | null> {
  for await (const { page, pages, items } of readPages(list, query(sent), { signal })) {
    const found = items.find(row => isIt(row, sent))
    if (found) return found.id
    if (page >= mostPages && pages > page) throw contractBroken('There are too many rows to search.')
  }
  return null
}
