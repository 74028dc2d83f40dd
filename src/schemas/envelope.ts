import * as z from 'zod/mini'
import { readableRows, type UnreadableRow, unreadableIn } from './rows.ts'

/** Position of a page within all matching rows. */
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

/** Response with one record. */
export const itemOf = <T extends z.ZodMiniType>(item: T) => z.object({ item })

/**
 * Response with a page of records. `pages` is at least 1; missing items become an empty list; missing pagination has
 * defaults.
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
  /** Readable rows. */
  items: Row[]
  pagination: PageCount
  /** Unreadable rows of the page; undefined if none. */
  unreadable?: UnreadableRow[]
  /** True if the rows are not in the requested order. */
  isUnsorted?: boolean
}

/** Returns the number of rows on a page, including unreadable ones. */
export const rowCountOf = ({ items, unreadable = [] }: Pick<Page<unknown>, 'items' | 'unreadable'>) =>
  items.length + unreadable.length

export const listQuery = z.object({
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  searchTerm: z._default(z.string(), ''),
  sort: z.optional(z.string()),
  preload: z.optional(z.array(z.string())),
  searchColumn: z.optional(z.array(z.string())),
})
export type ListQuery = z.infer<typeof listQuery>

/** Body of an error response. `fields` are messages by field name (a 422). */
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Refusal = z.infer<typeof refusal>
