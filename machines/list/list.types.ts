import type { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

export type ListContext<Row> = {
  /** What the address asks for. Only `query.change` changes it. */
  query: ListQuery
  /** The rows on show, which answer an earlier query while `refreshing` or `failed`. */
  page: Page<Row> | null
  /** The query that they answer. */
  answered: ListQuery | null
  /** What is in the search field where that is not just `query.searchTerm`. */
  typed: string | null
  /** What the search here asked for last, as long as nothing else was asked for since: then more typing goes on with it. */
  searched: ListQuery | null
  /** Why the rows could not be loaded; also while that is tried again. */
  problem: Problem | null
  /** A row was removed here, and where that leaves the pages is not known yet. */
  hasShrunk: boolean
  /** The id of a new row that is to be seen. */
  sought: string | null
  /** It was not looked for yet, and nobody asked for anything else. */
  maySeek: boolean
}

export type ListEvent =
  /** The address asks for something, perhaps for what it asked before. */
  | { type: 'query.change'; query: ListQuery }
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  | { type: 'page.go'; page: number }
  | { type: 'pageSize.change'; pageSize: number }
  /** A column's name, or `-` and its name for the other direction; undefined for the order that the server gives. */
  | { type: 'sort.change'; sort: string | undefined }
  /** One of the rows on show is gone from the server. The last one of its page takes the page with it. */
  | { type: 'row.removed' }
  | { type: 'list.retry' }

export type ListEmitted =
  /** The address should ask for this; `replace` where the step before is not worth going back to. */
  | { type: 'query.requested'; query: ListQuery; replace: boolean }
  /** The query's page is beyond the last one, which is number `pages`. */
  | { type: 'page.outOfRange'; pages: number }

export type ListInput<Row> = {
  query: ListQuery
  /** What was loaded for this query before: shown at once, while it is loaded anew. */
  cached?: Page<Row> | undefined
  /** The id of a row that was just made, to be shown and marked; null where there is none. */
  sought?: string | null | undefined
}
