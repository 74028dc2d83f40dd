import { contractBroken } from '#domain/response-problems.ts'
import { t } from '#messages/message.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import { readPages } from './read-pages.ts'

/** Maximum number of pages (100 rows each) that a search reads. */
const mostPages = 10

/** How to find a record if the create call got no response but might have succeeded. */
export type Finding<Row, Body> = {
  query: (sent: Body) => Partial<Pick<ListQuery, 'searchTerm' | 'searchColumn' | 'sort' | 'preload'>>
  /** True if a row matches the body of the create request. */
  isIt: (row: Row, sent: Body) => boolean
  /** Returns another body that the server might have stored instead, or null. The search then looks for it too. */
  storedAs?: (sent: Body) => Promise<Body | null>
}

/**
 * Returns the id of the first row that matches the body of the create request, or null.
 * @throws Problem if the list cannot be read, or has more than 10 pages and none of the first 10 has a match.
 */
export async function findRow<Row extends { id: string }, Body>(
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>,
  { query, isIt, storedAs }: Finding<Row, Body>,
  sent: Body,
  signal?: AbortSignal,
): Promise<string | null> {
  for await (const { page, pages, items } of readPages(list, query(sent), { signal })) {
    const found = items.find(row => isIt(row, sent))
    if (found) return found.id
    if (page >= mostPages && pages > page) throw contractBroken(t('There are too many rows to search.'))
  }
  const other = await storedAs?.(sent)
  return other ? findRow(list, { query, isIt }, other, signal) : null
}
