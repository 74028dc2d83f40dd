import * as z from 'zod/mini'
import type { ListQuery } from '#schemas/envelope.ts'

const wholeNumber = (otherwise: number, most: number) =>
  z.catch(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === 'string' && /^\d{1,9}$/.test(raw) ? Number(raw) : raw)),
      z.int().check(z.gte(1), z.lte(most)),
    ),
    otherwise,
  )

const listSearch = z.object({
  page: wholeNumber(1, 999_999_999),
  pageSize: wholeNumber(10, 100),
  searchTerm: z.catch(z.string(), ''),
  sort: z.catch(z.optional(z.string().check(z.regex(/^-?[a-zA-Z][a-zA-Z0-9]*$/))), undefined),
})
/** What of a list lives in the address. */
export type ListSearch = Pick<ListQuery, 'page' | 'pageSize' | 'searchTerm' | 'sort'>

const defaults: ListSearch = { page: 1, pageSize: 10, searchTerm: '' }

/** A list's query from the address; whatever cannot be read is its default ("?page=abc" is page 1). */
export function readListSearch(search: string): ListSearch {
  return listSearch.parse(Object.fromEntries(new URLSearchParams(search)))
}

/** The address of a list's query, defaults left out: "" or "?page=2&searchTerm=mill". */
export function writeListSearch(query: ListSearch): string {
  const entries = (['page', 'pageSize', 'searchTerm', 'sort'] as const).flatMap(name =>
    query[name] === undefined || query[name] === defaults[name] ? [] : [[name, String(query[name])]],
  )
  const params = new URLSearchParams(entries)
  return params.size === 0 ? '' : `?${params.toString()}`
}
