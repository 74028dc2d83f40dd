import * as z from 'zod/mini'
import { readableRows, type UnreadableRow, unreadableIn } from './rows.ts'

/** The position of a page among all matching rows. */
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

/** An answer with one record. */
export const itemOf = <T extends z.ZodMiniType>(item: T) => z.object({ item })

/** An answer with a page of records. `pages` is read as at least 1, missing items as none; missing pagination has defaults. */
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
  /** The rows that can be read. */
  items: Row[]
  pagination: PageCount
  /** The rows of the page that cannot be read; left out if there are none. */
  unreadable?: UnreadableRow[]
  /** Whether the rows are not in the order that was asked for. */
  isUnsorted?: boolean
}

/** How many rows a page has, with those that cannot be read. */
export const rowCountOf = ({ items, unreadable = [] }: Pick<Page<unknown>, 'items' | 'unreadable'>) =>
  items.length + unreadable.length

/** The query of a list. */
export const listQuery = z.object({
  page: z._default(z.int().check(z.gte(1)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
  searchTerm: z._default(z.string(), ''),
  sort: z.optional(z.string()),
  preload: z.optional(z.array(z.string())),
  searchColumn: z.optional(z.array(z.string())),
})
export type ListQuery = z.infer<typeof listQuery>

/** The body of a refusal. `fields` are messages by field name (a 422). */
export const refusal = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
})
export type Refusal = z.infer<typeof refusal>
