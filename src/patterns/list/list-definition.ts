import type { ComponentType, ReactNode } from 'react'
import type { Api } from '#api/api.ts'
import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { LaterFigures } from '#patterns/list/table/list-figures.ts'
import type { PlaceRoute, RecordRoute, RouteName } from '#routing/routes.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'

/** What a row is shown with, beside what is in it. */
export type RowView = {
  locale: string
  /** The clock, in epoch milliseconds. */
  now: number
  /** Whether the day of the row is told elsewhere: in a heading over it, or in a column. */
  isDayTold: boolean
}

export type ListColumn<Row> = {
  id: string
  header: string
  /** The unit, written after the header as in "Weight kg". */
  unit?: string
  isNumeric?: boolean
  /** Whether it has dates, which are sorted newest first before oldest first. */
  isDate?: boolean
  /** `code` for the typeface of codes, `good` for the colour of savings. */
  kind?: 'code' | 'good'
  /** The `sort` of the list call for this column; without it the column cannot be sorted by. */
  sortBy?: string
  /** Its width in rem, where it is the same on all screens; other columns share what is left. */
  width?: number
  /** What it takes of what is left, where that is more than the 10 of other columns of words. */
  share?: number
  /** Hidden until it is chosen in the View menu. The others always stay. */
  isOptional?: boolean
  /** Whether it is shown and hidden by Figures, together with the other columns that are. */
  isFigure?: boolean
  /** What the list call has to preload while the column is on show. */
  preload?: string
  /** The permission without which the column is left out, because it would be empty. */
  needs?: Permission
  /** Whether a row has it, which shows the column without the permission, too. */
  isIn?: (row: Row) => boolean
  /** What stands in its cells, unless the figures of the list say that. */
  cell: (row: Row, view: RowView) => ReactNode
}

/** What a search looks at, in words; what only some users may search by `needs` their permission. */
export type Searched = string | { words: string; needs: Permission }

export type ListColumns<Row> = readonly [ListColumn<Row>, ...ListColumn<Row>[]]

/** The calls, and the user that makes them: the first call may go out before that is known. */
export type Asking = { api: Api; user: () => Promise<User> }

/** What is done to rows one after another. */
export type RowDeed<Row> = {
  /** "Deleting", "deleted", "not deleted" */
  words: { doing: string; done: string; undone: string }
  isRemoval?: boolean
  perform: (row: Row) => Promise<void>
  /** Called with all rows to which it is done, whenever it stops. */
  onDone?: (rows: readonly Row[]) => void
}

export type RowsDeed<Row> = RowDeed<Row> & { rows: readonly Row[] }

/** The selected rows, and what begins something with them. */
export type ForSeveral<Row> = { rows: readonly Row[]; onBegin: (deed: RowsDeed<Row>) => void }

/** Everything that is particular to one list. The machine, the table, the search and the pages are the same for all. */
export type ListDefinition<Row extends { id: string }> = {
  /** Its title, path and permissions; the names of its routes give those of the forms. */
  route: PlaceRoute
  /** The noun for the rows in sentences: "1 transaction", "42 transactions". */
  noun: { one: string; many: string }
  /** The resource in permissions: with "users", deleting needs `users.delete`. The choice of columns is stored by it, too. */
  resource: RecordResource
  /** What the search looks at, in the order in which it is said: "Buyer, seller or material". */
  searched: readonly [Searched, ...Searched[]]
  secondLine?: (row: Row, view: RowView) => ReactNode
  /** How the rows stand under headings of days, while the newest are first. */
  days?: {
    /** When the row is from, an ISO date and time. */
    at: (row: Row) => string
  }
  /** What its columns with sums hold, and what the rows of a day come to. */
  figures?: LaterFigures<Row>
  /** Shown before the name of a row, such as the colour of a material family. */
  before?: (row: Row) => ReactNode
  columns: ListColumns<Row>
  /** The part of the query that is the same for all pages and searches. */
  query: Pick<ListQuery, 'preload' | 'searchColumn'>
  load: (asking: Asking, query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>
  /** The page that was loaded last for a query: shown at once, while it is loaded again. */
  peek?: (asking: Asking, query: ListQuery) => Page<Row> | undefined
  /** Whether a row is the user or their own business, for which a permission that ends in `.self` is enough. */
  isOwn?: (row: Row, user: User) => boolean
  /** For the lines of a trade. Rows that the user may change nothing of lead to their read view. */
  mayWorkOn?: (user: User) => boolean
  /** Further screens of a row, which its menu links to for users with their permissions. */
  more?: readonly { label: string; route: RecordRoute }[]
  isCopied?: boolean
  /** Another screen that makes records of this list, beside the form for a new one. */
  importing?: { label: string; route: Exclude<RouteName, RecordRoute> }
  /** A row within a sentence: "the transaction of Kasi Recyclers and Bongani Khumalo"; by its name unless given. */
  describe?: (row: Row) => string
  /** How a row is deleted and named in the question: see {@link file://../deletion/use-deletion.tsx}. */
  remove?: {
    nameOf: (row: Row) => string
    detailOf?: (row: Row) => string
    takenAlong?: string
    call: (api: Api, id: string) => Promise<void>
  }
  /** What else can be done with several rows at once: a button, left out for users who may not. Loaded once a row is selected. */
  forSeveral?: () => Promise<ComponentType<ForSeveral<Row>>>
  /** What its CSV file has in each column, loaded when it is exported. */
  file: () => Promise<ListFile<Row>>
  /** What the file can have a row for each of, beside one for each row of the list: "material". */
  partsOfFile?: string
  /** The path to go to from a page beyond the last one; the last page unless given. */
  beyondLastPage?: string
  emptyText: string
}
