/** Which rows of a list are wanted. */
export type RowQuery = {
  page: number
  pageSize: number
  /** Trimmed and `folded`; empty for no search. */
  term: string
  /** The columns to search in. */
  columns: readonly string[]
  /** The column to sort by, if any was named, whether it is there or not. */
  sortBy: string
  /** 1 upwards, -1 downwards. */
  direction: 1 | -1
}
