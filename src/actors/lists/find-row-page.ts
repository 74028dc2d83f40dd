import { readPages } from '#api/read-pages.ts'
import { isSameQuery } from '#machines/list/list.query.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

type Load = (query: ListQuery, signal: AbortSignal) => Promise<Page<{ id: string }>>

/**
 * Maximum number of pages (100 rows each) to search for a row. The row can be on any page, because the server might
 * use any order.
 */
const mostPages = 5

/** Returns the query for the page that contains the row; null if the row is not on the searched pages. */
async function pageWith(load: Load, list: ListQuery, id: string, signal: AbortSignal): Promise<ListQuery | null> {
  let before = 0
  for await (const { page, ids } of readPages(load, list, { signal, isProved: false })) {
    if (page === 1) before = 0
    const place = ids.indexOf(id)
    if (place >= 0) return { ...list, page: Math.floor((before + place) / list.pageSize) + 1 }
    if (page === mostPages) break
    before += ids.length
  }
  return null
}

/**
 * Returns the query for the page that contains the row. Tries three queries: the current search and order, the order
 * without the search and filter, and the server's default order. If the row was not found, returns the first page of the list.
 */
export async function findRowPage(load: Load, query: ListQuery, id: string, signal: AbortSignal): Promise<ListQuery> {
  const searched = { ...query, page: 1 }
  const unsearched = { ...searched, searchTerm: '', filter: undefined }
  const beginning = { ...unsearched, sort: undefined }
  const lists = [searched, unsearched, beginning]
  for (const [index, list] of lists.entries()) {
    if (index > 0 && lists.slice(0, index).some(other => isSameQuery(other, list))) continue
    const found = await pageWith(load, list, id, signal)
    if (found) return found
  }
  return beginning
}
