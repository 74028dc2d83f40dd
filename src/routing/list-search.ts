import * as z from 'zod/mini'
import type { ListQuery } from '#schemas/envelope.ts'

/** More pages than any list has, in a number that every server can count with. */
const lastPage = 999_999_999

const wholeNumber = (otherwise: number, read: (digits: string) => number, most: number) =>
  z.catch(
    z.pipe(
      z.transform((raw: unknown) => (typeof raw === 'string' && /^\d+$/.test(raw) ? read(raw) : raw)),
      z.int().check(z.gte(1), z.lte(most)),
    ),
    otherwise,
  )

const listSearch = z.object({
  // However long, a number beyond the last page leads there.
  page: wholeNumber(1, digits => Math.min(Number(digits), lastPage), lastPage),
  pageSize: wholeNumber(10, Number, 100),
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
