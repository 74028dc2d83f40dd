import * as z from 'zod/mini'
import { readableRows, type UnreadableRow, unreadableIn } from './rows.ts'
import type { Line } from './trade.ts'

/** Pagination of a list response. `count` is the total number of matching rows. */
export const pagination = z.object({
  count: z._default(z.int(), 0),
  currentPage: z._default(z.int(), 1),
  nextPage: z._default(z.int(), 1),
  pageSize: z._default(z.int(), 10),
  pages: z.pipe(
    z._default(z.int(), 1),
    z.transform(pages => Math.max(1, pages)),
  ),
  previousPage: z._default(z.int(), 1),
})
export type PageCount = z.infer<typeof pagination>

/** Schema for a response with one record. */
export const itemOf = <T extends z.ZodMiniType>(item: T) => z.object({ item })

/**
 * Schema for a response with one page of records. Defaults replace missing items and pagination. `pages` is at least 1.
 */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.object({
      items: readableRows(item),
      pagination: z.pipe(
        z.transform((raw: unknown) => raw ?? {}),
        pagination,
      ),
    }),
    z.transform(
      ({ items, ...page }): Page<z.output<T>> => ({
        items: items.items,
        ...page,
        ...unreadableIn('unreadable', items),
      }),
    ),
  )
export type Page<Row> = {
  /** Rows of the page that could be parsed. */
  items: Row[]
  pagination: PageCount
  /** Rows of the page, or of the filtered list, that could not be parsed; undefined if there are none. */
  unreadable?: UnreadableRow[]
  /** True if the rows are not in the requested order. */
  isUnsorted?: boolean
  /** Result of a client-side filter. `pagination.count` is then the number of matching rows so far. */
  filtered?: FilteredRows<Row>
}

/** Rows of a list that match a client-side filter. */
export type FilteredRows<Row> = {
  /**
   * Returns the matching rows in the order of the list, in one part for each page that was read. A function, because
   * tools copy events, and up to 100,000 rows are too many for a copy.
   */
  parts: () => readonly (readonly Row[])[]
  /** Number of rows read so far, of all rows that match the search. `of` is null before the first response. */
  read: number
  of: number | null
  /** True if all matching rows are known. */
  isComplete: boolean
  /** Ids of rows that matched until this browser changed them. They stay until the next reading. */
  left: ReadonlySet<string>
  /** Returns the lines of a trade that match the filter. Undefined if the filter tests no lines. */
  linesOf?(this: void, row: Row): readonly Line[]
}

/**
 * Returns the number of rows in a list, without those that this browser changed so that they no longer match the
 * filter.
 */
export const countOfPage = <Row>({ pagination: { count }, filtered }: Page<Row>) => count - (filtered?.left.size ?? 0)

/**
 * Returns the number of rows on a page, including unreadable ones. In a filtered list, the unreadable rows are not on a
 * page, because filters can't match them.
 */
export const rowCountOf = <Row>({ items, unreadable = [], filtered }: Omit<Page<Row>, 'pagination'>) =>
  filtered ? items.length : items.length + unreadable.length

export const listQuery = z.object({
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  searchTerm: z._default(z.string(), ''),
  sort: z.optional(z.string()),
  preload: z.optional(z.array(z.string())),
  searchColumn: z.optional(z.array(z.string())),
})
export type ListQuery = z.infer<typeof listQuery> & {
  /** Filters of the list, as in the URL: "period=month&family=metal". The browser applies them; no server receives them. */
  filter?: string | undefined
}

/** Body of an error response. `fields` contains messages by field name, in a 422. */
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Refusal = z.infer<typeof refusal>
