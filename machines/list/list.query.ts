import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { ListContext } from './list.types.ts'

const keyOf = ({ page, pageSize, searchTerm, sort, preload, searchColumn, filter }: ListQuery) =>
  JSON.stringify([page, pageSize, searchTerm, sort, preload, searchColumn, filter])

/** True if both queries request the same rows. */
export const isSameQuery = (one: ListQuery, other: ListQuery) => keyOf(one) === keyOf(other)

export const hasRow = (page: Page<{ id: string }> | null, id: string | null) =>
  page?.items.some(item => item.id === id) ?? false

/** True if the queries differ at most in their page number. */
const isSameList = (one: ListQuery, other: ListQuery) => isSameQuery({ ...one, page: 1 }, { ...other, page: 1 })

export const termOf = ({ typed, query }: Pick<ListContext<unknown>, 'typed' | 'query'>) =>
  (typed ?? query.searchTerm).trim()

/**
 * True if the visible rows belong to the requested search, order and page size. False while another search is being
 * typed or loaded, because its page count is unknown.
 */
export const isPageOfList = (context: Pick<ListContext<unknown>, 'typed' | 'query' | 'answered'>) =>
  context.answered !== null &&
  isSameList(context.answered, context.query) &&
  termOf(context) === context.query.searchTerm
