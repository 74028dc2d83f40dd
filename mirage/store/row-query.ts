export type RowQuery = {
  page: number
  pageSize: number
  /** Search term, trimmed and `folded`; empty if there is no search. */
  term: string
  columns: readonly string[]
  /** Requested sort column, which might not exist; empty for none. */
  sortBy: string
  /** 1 for ascending, -1 for descending. */
  direction: 1 | -1
}
