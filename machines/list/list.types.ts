import type { Problem } from '#domain/problem.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'

export type ListContext<Row> = {
  /** Query of the URL. Only `query.change` changes it. */
  query: ListQuery
  /** Visible rows. While `refreshing` or `failed`, they might belong to an earlier query. */
  page: Page<Row> | null
  /** Query for which `page` was loaded. */
  answered: ListQuery | null
  /** Text of the search field; null while equal to `query.searchTerm`. */
  typed: string | null
  /**
   * Last query from the search field. Further typing replaces its history entry. Null after the search is cleared or
   * another query is requested.
   */
  searched: ListQuery | null
  /** Error of the last load; retained during a retry. */
  problem: Problem | null
  /** Id of the new row to show and highlight; null if no row is new. */
  newRowId: string | null
}

export type ListEvent<Row> =
  /** The query in the URL changed, or was set again. */
  | { type: 'query.change'; query: ListQuery }
  | { type: 'search.type'; text: string }
  | { type: 'search.submit' }
  | { type: 'search.clear' }
  /**
   * The user wants another page, page size, order or filter. Without `page`, the change leads to page 1. `sort` is a
   * column name, with a `-` prefix for descending order; undefined for the server's default order.
   */
  | { type: 'query.request'; change: Partial<ListQuery> }
  /** The actor `follow` found more rows, or all rows were read. `page` is the visible page with these rows. */
  | { type: 'rows.found'; page: Page<Row> }
  /** Rows were deleted, visible or not. If no rows are left on the page, the machine requests the previous page. */
  | { type: 'row.removed'; ids: readonly string[] }
  /** Rows were changed, visible or not. The machine reloads the page. */
  | { type: 'rows.changed' }
  /** Loads the page again after a failed or cancelled load. */
  | { type: 'list.retry' }
  /** Aborts the pending load. */
  | { type: 'list.cancel' }

export type ListEmitted =
  /** The host must put this query into the URL. If `replace` is true, it must replace the current history entry. */
  | { type: 'query.requested'; query: ListQuery; replace: boolean }
  /** The requested page is beyond the last page; `pages` is the page count. */
  | { type: 'page.outOfRange'; pages: number }

export type ListInput<Row> = {
  query: ListQuery
  /** Cached page of this query. The machine shows the page immediately and reloads it. */
  cached?: Page<Row> | undefined
  /** Id of a new row to show and highlight; null if no row is new. */
  newRowId?: string | null | undefined
}
