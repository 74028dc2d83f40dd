import type { ListQuery } from '#schemas/envelope.ts'

/** The part of a list's query that is in the address. */
export type ListSearch = Pick<ListQuery, 'page' | 'pageSize' | 'searchTerm' | 'sort'>

const defaults: ListSearch = { page: 1, pageSize: 10, searchTerm: '' }

/** More pages than any list has, in a number that every server can count with. */
const lastPage = 999_999_999

/** A number of 1 or more in digits; NaN for any other text. */
const countIn = (text = '') => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : Number.NaN)

/**
 * A list's query from the address; unreadable values have their default ("?page=abc" is page 1). A page number beyond
 * `lastPage` is read as that.
 */
export function readListSearch(search: string): ListSearch {
  const { page, pageSize, searchTerm, sort = '' } = Object.fromEntries(new URLSearchParams(search))
  const rows = countIn(pageSize)
  return {
    page: Math.min(countIn(page) || defaults.page, lastPage),
    pageSize: rows <= 100 ? rows : defaults.pageSize,
    searchTerm: searchTerm ?? defaults.searchTerm,
    sort: /^-?[a-zA-Z][a-zA-Z0-9]*$/.test(sort) ? sort : undefined,
  }
}

/** The address of a list's query, defaults left out: "" or "?page=2&searchTerm=mill". */
export function writeListSearch(query: ListSearch): string {
  const entries = (['page', 'pageSize', 'searchTerm', 'sort'] as const).flatMap(name =>
    query[name] === undefined || query[name] === defaults[name] ? [] : [[name, String(query[name])]],
  )
  const params = new URLSearchParams(entries)
  return params.size === 0 ? '' : `?${params.toString()}`
}
