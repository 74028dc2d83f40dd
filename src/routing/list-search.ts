import { readConditions, writeConditions } from '#domain/filters/conditions.ts'
import type { ListQuery } from '#schemas/envelope.ts'

/** Parts of a list query that the URL contains. */
export type ListSearch = Pick<ListQuery, 'page' | 'pageSize' | 'searchTerm' | 'sort' | 'filter'>

const defaults: ListSearch = { page: 1, pageSize: 10, searchTerm: '' }

/** Maximum page number: higher than any list needs, but small enough for the integers of every server. */
const lastPage = 999_999_999

/** Parses a positive integer. Returns NaN for any other text. */
const countIn = (text = '') => (/^\d+$/.test(text) && Number(text) > 0 ? Number(text) : Number.NaN)

/**
 * Parses a list query from the URL. `resource` determines the filters. Replaces invalid values with defaults: "?page=abc" is page 1. Limits page numbers
 * to `lastPage`.
 */
export function readListSearch(search: string, resource = ''): ListSearch {
  const { page, pageSize, searchTerm, sort = '' } = Object.fromEntries(new URLSearchParams(search))
  const rows = countIn(pageSize)
  return {
    page: Math.min(countIn(page) || defaults.page, lastPage),
    pageSize: rows <= 100 ? rows : defaults.pageSize,
    searchTerm: searchTerm ?? defaults.searchTerm,
    sort: /^-?[a-zA-Z][a-zA-Z0-9]*$/.test(sort) ? sort : undefined,
    filter: writeConditions(readConditions(search, resource)),
  }
}

/**
 * Returns the URL query string for a list query, without default values: "" or "?page=2&searchTerm=mill". Filters come
 * last.
 */
export function writeListSearch(query: ListSearch): string {
  const entries = (['page', 'pageSize', 'searchTerm', 'sort'] as const).flatMap(name =>
    query[name] === undefined || query[name] === defaults[name] ? [] : [[name, String(query[name])]],
  )
  const text = [new URLSearchParams(entries).toString(), query.filter ?? ''].filter(Boolean).join('&')
  return text === '' ? '' : `?${text}`
}
