import type { ListQuery, Page } from '#schemas/envelope.ts'
import { contractBroken } from './call-problems.ts'

/** Pages of a hundred that are gone through at most. */
const mostPages = 10

/** How a record is found that may have been made without a word: where it is looked for, and how it is known. */
export type Finding<Row, Body> = {
  query: (sent: Body) => Partial<Pick<ListQuery, 'searchTerm' | 'searchColumn' | 'sort' | 'preload'>>
  /** Whether a row says what was sent. */
  isIt: (row: Row, sent: Body) => boolean
}

/**
 * The id of the row that says what was sent; null where there is none.
 * @throws Problem when the list cannot be read, or is too long to be gone through.
 */
export async function findRow<Row extends { id: string }, Body>(
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Page<Row>>,
  { query, isIt }: Finding<Row, Body>,
  sent: Body,
  signal?: AbortSignal,
): Promise<string | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    if (page > mostPages) throw contractBroken('There are too many rows to look through.')
    // oxlint-disable-next-line no-await-in-loop -- how many pages there are is in the answer to the first
    const answer = await list({ page, pageSize: 100, searchTerm: '', ...query(sent) }, signal)
    const found = answer.items.find(row => isIt(row, sent))
    if (found) return found.id
    pages = answer.pagination.pages
  }
  return null
}
