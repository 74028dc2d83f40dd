import * as z from 'zod/mini'
import { readableRows, type UnreadableRow, unreadableIn } from './rows.ts'

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
  /** Rows of the page that could not be parsed; undefined if there are none. */
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

/** Body of an error response. `fields` contains messages by field name, in a 422. */
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Refusal = z.infer<typeof refusal>
