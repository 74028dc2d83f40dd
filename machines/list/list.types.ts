import type { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

export type ListContext<Row> = {
  /** What the address asks for. Only `query.change` changes it. */
  query: ListQuery
  /** The rows on show, which answer an earlier query while `refreshing` or `failed`. */
  page: Page<Row> | null
  /** The query that `page` answers. */
  answered: ListQuery | null
  /** The text of the search field; null while it is `query.searchTerm`. */
  typed: string | null
  /** The query that the search field requested last; null once it was cleared or another was asked for. Further typing replaces it. */
  searched: ListQuery | null
  /** Why the rows could not be loaded; also while loading is tried again. */
  problem: Problem | null
  /** A row was removed here, and the number of pages since is not known yet. */
  hasShrunk: boolean
  /** The id of the new row to show and mark; null when there is none. */
  sought: string | null
  /** Whether the row may be sought: once, and only before another query is asked for. */
  maySeek: boolean
}

export type ListEvent =
  /** The query of the address, which may be the same as before. */
  | { type: 'query.change'; query: ListQuery }
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  | { type: 'page.go'; page: number }
  | { type: 'pageSize.change'; pageSize: number }
  /** A column's name, or `-` and its name for descending; undefined for the order of the server. */
  | { type: 'sort.change'; sort: string | undefined }
  /** Rows were deleted, on show or not, by their ids. With all rows of a page gone, the page before it is requested. */
  | { type: 'row.removed'; ids: readonly string[] }
  /** Rows were changed, on show or not: those on show are read anew. */
  | { type: 'rows.changed' }
  /** After a failure, or a load that was called off. */
  | { type: 'list.retry' }
  /** Calls off the load that is under way. */
  | { type: 'list.cancel' }

export type ListEmitted =
  /** The address should ask for this query; `replace` when it takes the place of the present step of the history. */
  | { type: 'query.requested'; query: ListQuery; replace: boolean }
  /** The query's page is beyond the last one, which is number `pages`. */
  | { type: 'page.outOfRange'; pages: number }

export type ListInput<Row> = {
  query: ListQuery
  /** The page that was loaded for this query before: shown at once, while it is loaded again. */
  cached?: Page<Row> | undefined
  /** The id of a new row to show and mark; null when there is none. */
  sought?: string | null | undefined
}
