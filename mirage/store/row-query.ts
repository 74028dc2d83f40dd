/** A request for rows of a list. */
export type RowQuery = {
  page: number
  pageSize: number
  /** Trimmed and `folded`; empty for no search. */
  term: string
  columns: readonly string[]
  /** The requested sort column, which may not exist; empty for none. */
  sortBy: string
  /** 1 ascending, -1 descending. */
  direction: 1 | -1
}
