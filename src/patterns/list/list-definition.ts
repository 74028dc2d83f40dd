import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#api/api.ts'
import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { LazyFigures } from '#patterns/list/table/list-figures.ts'
import type { PlaceRoute, RecordRoute, RouteName } from '#routing/routes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'

export type RowView = {
  locale: string
  now: number
  /** True if a heading or a column already shows the day. */
  isDayShown: boolean
}

export type ListColumn<Row> = {
  id: string
  header: string
  /** Unit after the header: "Weight kg". */
  unit?: string
  isNumeric?: boolean
  /** True for dates, which sort newest first on the first press. */
  isDate?: boolean
  /** `code` for the code font, `good` for the colour of savings. */
  kind?: 'code' | 'good'
  /** `sort` parameter for this column; without it the column is not sortable. */
  sortBy?: string
  /** Fixed width in rem; other columns share the remaining width. */
  width?: number
  /** Share of the remaining width, if more than the 10 of other text columns. */
  share?: number
  /** Hidden until the user selects it in the View menu. Other columns can't be hidden. */
  isOptional?: boolean
  /** True if the Figures switch shows and hides this column. */
  isFigure?: boolean
  /** `preload` parameter of the visible column. */
  preload?: string
  /** Required permission. Without it the column would be empty, so it is omitted. */
  needs?: Permission
  /** True if a row has the value. The column is then shown without the permission too. */
  isIn?: (row: Row) => boolean
  /** Cell content, unless the figures of the list provide it. */
  cell: (row: Row, view: RowView) => ReactNode
}

/** Searched field in words. `needs` is the permission for fields that only some users can search. */
export type Searched = string | { words: string; needs: Permission }

export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]]

/** API and its user. The first request might start before the user is known. */
export type RequestContext = { api: Api; user: () => Promise<User> }

/** Bulk action that runs row by row. */
export type RowAction<Row> = {
  words: { doing: string; done: string; undone: string }
  isRemoval?: boolean
  perform: (row: Row) => Promise<void>
  /** Called with the processed rows whenever the action stops. */
  onDone?: (rows: readonly Row[]) => void
}

export type RowsAction<Row> = RowAction<Row> & { rows: readonly Row[] }

export type BulkActionProps<Row> = { rows: readonly Row[]; onBegin: (deed: RowsAction<Row>) => void }

/** Configuration of one list. Machine, table, search and pages are shared. */
export type ListDefinition<Row extends { id: string }> = {
  /** Title, path and permissions. The routes of the forms derive from its names. */
  route: PlaceRoute
  noun: { one: string; many: string }
  /**
   * Resource in permissions: with "users", deleting needs `users.delete`. Also part of the storage key of the columns.
   */
  resource: RecordResource
  /** Searched fields in display order: "Buyer, seller or material". */
  searched: readonly [Searched, ...Searched[]]
  secondLine?: (row: Row, view: RowView) => ReactNode
  days?: {
    at: (row: Row) => string
  }
  /** Cells of the columns with sums, and totals per day. */
  figures?: LazyFigures<Row>
  /** Shown before the row name, such as the colour of a material family. */
  before?: (row: Row) => ReactNode
  columns: ListColumns<Row>
  /** Query parameters shared by all pages and searches. */
  query: Pick<ListQuery, 'preload' | 'searchColumn'>
  load: (asking: RequestContext, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** Returns the cached page of a query, shown while it is refetched. */
  peek?: (asking: RequestContext, query: ListQuery) => Page<Row> | undefined
  /** True if a row is the user or their business, which a permission with the suffix `.self` covers. */
  isOwn?: (row: Row, user: User) => boolean
  /** For the lines of a trade. Rows that the user can't change link to their read view. */
  mayWorkOn?: (user: User) => boolean
  /** Other screens of a row, linked in its menu if the user has their permissions. */
  more?: readonly { label: string; route: RecordRoute }[]
  isCopied?: boolean
  /** Second screen that creates records, besides the form. */
  importing?: { label: string; route: Exclude<RouteName, RecordRoute> }
  /** Row within a sentence: "the transaction of Kasi Recyclers and Bongani Khumalo". Defaults to its name. */
  describe?: (row: Row) => string
  /** Deletion and its texts (see {@link file://../deletion/use-deletion.tsx}). */
  remove?: {
    nameOf: (row: Row) => string
    detailOf?: (row: Row) => string
    cascadeNote?: string
    call: (api: Api, id: string) => Promise<void>
  }
  /** Button for another bulk action; omitted without the permission. Loaded after the first selection. */
  bulkAction?: () => Promise<ComponentType<BulkActionProps<Row>>>
  /** Columns of the CSV file, loaded on export. */
  file: () => Promise<ListFile<Row>>
  /** Noun for the parts that the file can have a row for: "material". */
  partsOfFile?: string
  /** Redirect target for a page beyond the last one. Defaults to the last page. */
  beyondLastPage?: string
  emptyText: string
}
