import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ListContext } from './list.types.ts'

const keyOf = ({ page, pageSize, searchTerm, sort, preload, searchColumn }: ListQuery) =>
  JSON.stringify([page, pageSize, searchTerm, sort, preload, searchColumn])

/** Whether two queries ask for the same rows. */
export const isSameQuery = (one: ListQuery, other: ListQuery) => keyOf(one) === keyOf(other)

/** Whether a row is on a page. */
export const hasRow = (page: Page<{ id: string }> | null, id: string | null) =>
  page?.items.some(item => item.id === id) ?? false

/** Whether two queries differ in their page only: the same search, order and page size. */
const isSameList = (one: ListQuery, other: ListQuery) => isSameQuery({ ...one, page: 1 }, { ...other, page: 1 })

/** The trimmed term of the search field. */
export const termOf = ({ typed, query }: Pick<ListContext<unknown>, 'typed' | 'query'>) =>
  (typed ?? query.searchTerm).trim()

/**
 * Whether the rows on show are a page of the list that the query asks for. They are not while another search is typed or
 * loading: its number of pages is not known yet.
 */
export const isPageOfList = (context: Pick<ListContext<unknown>, 'typed' | 'query' | 'answered'>) =>
  context.answered !== null &&
  isSameList(context.answered, context.query) &&
  termOf(context) === context.query.searchTerm
