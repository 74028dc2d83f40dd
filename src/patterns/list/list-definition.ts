import type { ReactNode } from 'react'
import type { Api } from '#api/api.ts'
import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import type { PlaceRoute, RecordRoute } from '#routing/routes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'

export type ListColumn<Row> = {
  id: string
  header: string
  /** Written after the header, as in "Weight kg". */
  unit?: string
  isNumeric?: boolean
  /** `code` for what is set in the type of codes, `good` for what was saved. */
  kind?: 'code' | 'good'
  /** What the list call sorts by for this column; it cannot be sorted by unless given. */
  sortBy?: string
  /** Not on show until somebody chooses it. */
  isOptional?: boolean
  /** The permission without which there is nothing to show; the column is not there then. */
  needs?: Permission
  cell: (row: Row, locale: string) => ReactNode
}

/** Columns, of which the first is always on show. */
export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]]

/** Who asks, and through what. */
export type Asking = { api: Api; user: User }

/** Everything that makes one list what it is. The machine, the table, the search and the pages are the same for all. */
export type ListDefinition<Row extends { id: string }> = {
  /**
   * Where it is. From there come its title, its path and who may open it, and by their names the forms that a new record is
   * made and a row changed with.
   */
  route: PlaceRoute
  /** What the rows are called, for sentences: "1 transaction", "42 transactions". */
  noun: { one: string; many: string }
  /** What permissions call it: with "users", deleting needs `users.delete`. Also the name of its choice of columns. */
  resource: RecordResource
  /** What stands before the name of a row, such as the hue of a family. */
  before?: (row: Row) => ReactNode
  /** The first names the row, and leads to it. */
  columns: ListColumns<Row>
  /** What the list call asks for, beside page, page size and search. */
  query: Pick<ListQuery, 'preload' | 'searchColumn'>
  load: (asking: Asking, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** What was loaded last for a query, shown at once while it is loaded anew. */
  peek?: (asking: Asking, query: ListQuery) => Page<Row> | undefined
  /** Whether a row is the one who looks, for whom a permission that ends in `.self` is enough. */
  isOwn?: (row: Row, user: User) => boolean
  /** Other screens of a row that its menu leads to, for those who may open them. */
  more?: readonly { label: string; route: RecordRoute }[]
  /** How a row is deleted, and what it is called meanwhile: see {@link file://../deletion/use-deletion.tsx}. */
  remove?: {
    nameOf: (row: Row) => string
    detailOf?: (row: Row) => string
    describe?: (row: Row) => string
    call: (asking: Asking, id: string) => Promise<void>
  }
  /** Where to go when a page beyond the last is asked for; the last page unless given. */
  beyondLastPage?: string
  /** What will be here once there are records. */
  emptyText: string
}
