import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#api/api.ts'
import type { Noun } from '#domain/figures/counts.ts'
import type { FilterTests } from '#domain/filters/matching.ts'
import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { ListFigures } from '#patterns/list/table/list-figures.ts'
import type { RowView } from '#patterns/list/table/row-view.ts'
import type { PlaceRoute, RecordRoute } from '#routing/routes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'
import type { LazyPart } from '#ui/lazy-part.ts'
import type { CellKind } from '#ui/table/table-row.tsx'

export type ListColumn<Row> = {
  id: string
  header: string
  /** Unit after the header: "Weight kg". */
  unit?: string
  isNumeric?: boolean
  /** True for dates. The first press on their header sorts the newest first. */
  isDate?: boolean
  /** `code` is the code font, `good` is the colour of avoided emissions. */
  kind?: CellKind
  /** Returns another `kind` for some rows. */
  kindOf?: (row: Row, view: RowView<Row>) => CellKind | undefined
  /** Value of the `sort` parameter for this column; omitted if the column is not sortable. */
  sortBy?: string
  /** Fixed width in rem; other columns share the remaining width. */
  width?: number
  /** Share of the remaining width. Defaults to 15 for the first column and to 10 for others. */
  share?: number
  /** True if the column is hidden until the user selects it in the Display menu. Other columns can't be hidden. */
  isOptional?: boolean
  /** True if the Figures switch shows and hides this column. */
  isFigure?: boolean
  /**
   * `shown`: visible in wide windows unless the user hides it. `only`: the same, and not available in other windows.
   */
  wide?: 'shown' | 'only'
  /** Value of the `preload` parameter, sent while the column is visible. */
  preload?: string
  /** Permission to see the column. Without it the column would be empty, so it is omitted. */
  needs?: Permission
  /** True if the row has a value for this column. The column is then visible even without the permission. */
  isIn?: (row: Row) => boolean
  cell: (row: Row, view: RowView<Row>) => ReactNode
}

/** Name of a searched field. `needs` is the permission to search the field, if not all users can. */
export type Searched = string | { words: string; needs: Permission }

export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]]

/** API and its user. `user` is a promise, because the first request might start before the session is known. */
export type RequestContext = { api: Api; user: () => Promise<User> }

/** Task of a bulk action. Plain data, so that the lab can record it. */
export type BulkTask = { kind: 'delete' } | { kind: 'assignRole'; role: string }

/** Bulk action that processes one row after another. */
export type RowAction<Row> = {
  task: BulkTask
  isRemoval?: boolean
  perform: (row: Row) => Promise<void>
  /** Called with the processed rows each time the action stops. */
  onDone?: (rows: readonly Row[]) => void
}

export type RowsAction<Row> = RowAction<Row> & { rows: readonly Row[] }

export type BulkActionProps<Row> = { rows: readonly Row[]; onBegin: (action: RowsAction<Row>) => void }

/** Client-side filters of a list. The names and values are in `domain/filters/conditions.ts`. */
export type ListFilters<Row> = {
  tests: FilterTests<Row>
  /**
   * Creates a function that replaces equal parts of rows with one shared object, because all read rows stay in memory.
   */
  share?: () => (row: Row) => Row
  /** Reads a changed row again. Without this function, any change makes the list read all pages again. */
  reread?: (api: Api, id: string, preload: readonly string[], signal: AbortSignal) => Promise<Row>
}

/** Settings that only lists of trades have. Users can duplicate trades. */
type TradeRows<Row> = {
  /** True if a search term is the complete trade number of the row. Enter in the search then opens the row. */
  isNumberOf: (row: Row, term: string) => boolean
  secondLine: (row: Row, view: RowView<Row>) => ReactNode
  /** Returns the time of a row, for headings by day. */
  timeOf: (row: Row) => string
  /** Totals of rows. */
  figures: ListFigures<Row>
  /**
   * True if the user can change the lines of a trade without the permission to update the trade. Otherwise, rows link
   * to the read-only screen.
   */
  mayWorkOn: (user: User) => boolean
}

/** Configuration of one list. All lists share the machine, the table, the search and the pagination. */
export type ListDefinition<Row extends { id: string }> = {
  /** Route with the title, the path and the permissions. The routes of the forms derive from its name. */
  route: PlaceRoute
  noun: Noun
  /**
   * Resource name in permissions: with "users", deletion requires `users.delete`. Also part of the storage key for
   * visible columns.
   */
  resource: RecordResource
  /** Searched fields in display order. The placeholder lists them: "Buyer, seller or material". */
  searched: readonly [Searched, ...Searched[]]
  trade?: TradeRows<Row>
  /**
   * Renders a table body with rows of another source above the list's own, or nothing. The row count excludes these
   * rows.
   */
  RowsAbove?: ComponentType<{ columns: ListColumns<Row>; isOneLine: boolean }>
  /** Returns content before the row name, such as the colour of a material family. */
  before?: (row: Row) => ReactNode
  columns: ListColumns<Row>
  filters?: ListFilters<Row>
  /** Query parameters of every request of this list. */
  query: Pick<ListQuery, 'preload' | 'searchColumn'>
  load: (context: RequestContext, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** Returns the cached page for a query. The list shows this page while it fetches the page again. */
  peek?: (context: RequestContext, query: ListQuery) => Page<Row> | undefined
  /** True if the row is the user or their business. Permissions with the suffix `.self` then apply. */
  isOwn?: (row: Row, user: User) => boolean
  /** Other screens of a row's record. The row menu links to those that the user has permission for. */
  more?: readonly { label: string; route: RecordRoute }[]
  /**
   * Returns a description of the row for labels and sentences: "the transaction of Kasi Recyclers and Bongani Khumalo".
   * Defaults to the row name.
   */
  describe?: (row: Row) => string
  /**
   * Settings for deleting a row, with the dialog's texts (see {@link file://../deletion/use-deletion.tsx}). Omitted if
   * rows can't be deleted.
   */
  remove?: {
    nameOf: (row: Row) => string
    detailOf?: (row: Row) => string
    factsOf?: (row: Row, locale: string) => string
    cascadeNote?: string
    call: (api: Api, id: string) => Promise<void>
  }
  /**
   * Button of another bulk action, which loads after the first selection. Users without the permission don't see the
   * button.
   */
  bulkAction?: LazyPart<ComponentType<BulkActionProps<Row>>>
  /** Columns of the CSV file. */
  file: ListFile<Row>
  /** Path to redirect to from a page beyond the last one. Defaults to the last page. */
  beyondLastPage?: string
  emptyText: string
}
