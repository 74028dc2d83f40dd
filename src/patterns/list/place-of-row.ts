import { hasRow, isSameQuery } from '#machines/list/list.query.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

type Load = (query: ListQuery) => Promise<Page<{ id: string }>>

/** A row is looked for in so many pages of so many rows, as the server may have any order and many more rows. */
const rowsAtOnce = 100
const mostPages = 5

/** The query for the page of a list that has a row; null when the row is not among the first rows. */
async function pageWith(load: Load, list: ListQuery, id: string): Promise<ListQuery | null> {
  let before = 0
  let pages = 1
  for (let page = 1; page <= Math.min(pages, mostPages); page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- how many pages there are is in the answer to the first
    const answer = await load({ ...list, page, pageSize: rowsAtOnce })
    if (hasRow(answer, id)) {
      const place = before + answer.items.findIndex(item => item.id === id)
      return { ...list, page: Math.floor(place / list.pageSize) + 1 }
    }
    before += answer.items.length
    pages = answer.pagination.pages
  }
  return null
}

/**
 * The query for the page that shows a row. It tries the search and order of `query`, then the order without the search, then
 * the server's own order. When the row is not found, it is the first page of the whole list.
 */
export async function placeOfRow(load: Load, query: ListQuery, id: string): Promise<ListQuery> {
  const searched = { ...query, page: 1 }
  const unsearched = { ...searched, searchTerm: '' }
  const beginning = { ...unsearched, sort: undefined }
  const lists = [searched, unsearched, beginning]
  for (const [index, list] of lists.entries()) {
    if (index > 0 && lists.slice(0, index).some(other => isSameQuery(other, list))) continue
    // oxlint-disable-next-line no-await-in-loop -- the next one is asked for only where this one does not have it
    const found = await pageWith(load, list, id)
    if (found) return found
  }
  return beginning
}
