import type { ListQuery, Page } from '#schemas/envelope.ts'
import { contractBroken } from './call-problems.ts'
import { readPages } from './read-pages.ts'

/** Maximum pages (100 rows each) per search. */
const mostPages = 10

/** Describes how to find a record that a create without a response might have created. */
export type Finding<Row, Body> = {
  query: (sent: Body) => Partial<Pick<ListQuery, 'searchTerm' | 'searchColumn' | 'sort' | 'preload'>>
  /** True if a row matches the request body. */
  isIt: (row: Row, sent: Body) => boolean
}

/**
 * Returns the id of the row that matches the request body, or null.
 * @throws Problem if the list cannot be read or is too long to search.
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
