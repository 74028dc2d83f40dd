import type { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

export type ListContext<Row> = {
  /** Query of the address. Only `query.change` changes it. */
  query: ListQuery
  /** Visible rows. They answer an earlier query while `refreshing` or `failed`. */
  page: Page<Row> | null
  /** Query of `page`. */
  answered: ListQuery | null
  /** Text of the search field; null while it equals `query.searchTerm`. */
  typed: string | null
  /** Last query from the search field, which further typing replaces. Null after a clear or another request. */
  searched: ListQuery | null
  /** Error of the last load; kept during a retry. */
  problem: Problem | null
  /** True if rows were deleted here and the new page count is unknown. */
  hasShrunk: boolean
  /** Id of the new row to show and highlight; null if none. */
  sought: string | null
  /** True if the row can still be sought: once, and only before another query. */
  maySeek: boolean
}

export type ListEvent =
  /** New query of the address, possibly equal to the previous one. */
  | { type: 'query.change'; query: ListQuery }
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  | { type: 'page.go'; page: number }
  | { type: 'pageSize.change'; pageSize: number }
  /** Column name, with a `-` prefix for descending; undefined for the server's order. */
  | { type: 'sort.change'; sort: string | undefined }
  /** Rows were deleted, visible or not. If the page has no rows left, the machine requests the previous page. */
  | { type: 'row.removed'; ids: readonly string[] }
  /** Rows were changed, visible or not. The machine loads the page again. */
  | { type: 'rows.changed' }
  /** After a failed or cancelled load. */
  | { type: 'list.retry' }
  /** Aborts the pending load. */
  | { type: 'list.cancel' }

export type ListEmitted =
  /** The host must put this query into the address. `replace`: replaces the current history entry. */
  | { type: 'query.requested'; query: ListQuery; replace: boolean }
  /** The requested page is beyond the last page, `pages`. */
  | { type: 'page.outOfRange'; pages: number }

export type ListInput<Row> = {
  query: ListQuery
  /** Cached page of this query: visible at once, and loaded again. */
  cached?: Page<Row> | undefined
  /** Id of a new row to show and highlight; null if none. */
  sought?: string | null | undefined
}
