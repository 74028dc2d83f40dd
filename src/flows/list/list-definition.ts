import type { ReactNode } from 'react'
import type { Api } from '#api/api.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'

export type Column<Row> = {
  id: string
  header: string
  /** Written after the header, as in "Weight kg". */
  unit?: string
  isNumeric?: boolean
  /** `code` for what is set in the type of codes. */
  kind?: 'code'
  cell: (row: Row, locale: string) => ReactNode
}

/** Who asks, and through what. */
export type Asking = { api: Api; user: User }

/** Everything that makes one list what it is. The machine, the table, the search and the pages are the same for all. */
export type ListDefinition<Row extends { id: string }> = {
  title: string
  /** What the rows are called, for sentences: "1 transaction", "42 transactions". */
  noun: { one: string; many: string }
  /** What stands before the name of a row, such as the hue of a family. */
  before?: (row: Row) => ReactNode
  /** The first names the row, and leads to it. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** What the list call asks for, beside page, page size and search. */
  query: Pick<ListQuery, 'preload' | 'searchColumn'>
  load: (asking: Asking, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** What was loaded last for a query, shown at once while it is loaded anew. */
  peek?: (asking: Asking, query: ListQuery) => Page<Row> | undefined
  /** How to make a new record, and the permission that this needs. */
  create?: { label: string; path: string; needs: string }
  /** Where a row leads. */
  open?: (row: Row) => string
  /** Where to go when a page beyond the last is asked for; the last page unless given. */
  beyondLastPage?: string
  /** What will be here once there are records. */
  emptyText: string
}
