import type { ListQuery } from '#schemas/envelope.ts'

/** The part of a list query that is in the URL. */
export type ListSearch = Pick<ListQuery, 'page' | 'pageSize' | 'searchTerm' | 'sort'>

const defaults: ListSearch = { page: 1, pageSize: 10, searchTerm: '' }

/** Highest page number. Every server can represent it, and no list has as many pages. */
const lastPage = 999_999_999

/** Parses a positive integer. Returns NaN for other texts. */
const countIn = (text = '') => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : Number.NaN)

/**
 * Parses a list query from the URL. Invalid values become defaults ("?page=abc" is page 1). Page numbers are limited to
 * `lastPage`.
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

/** Returns the URL search of a list query without defaults: "" or "?page=2&searchTerm=mill". */
export function writeListSearch(query: ListSearch): string {
  const entries = (['page', 'pageSize', 'searchTerm', 'sort'] as const).flatMap(name =>
    query[name] === undefined || query[name] === defaults[name] ? [] : [[name, String(query[name])]],
  )
  const params = new URLSearchParams(entries)
  return params.size === 0 ? '' : `?${params.toString()}`
}
