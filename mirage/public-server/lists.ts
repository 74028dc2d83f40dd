import { callOf } from '#contract/contract.ts'
import type { RouteAnswer } from '#mirage/server/engine.ts'
import { json } from '#mirage/server/route.ts'
import {
  type Difference,
  type Fields,
  isDone,
  type Next,
  parseBody,
  publicError,
  type RoutedCall,
} from './difference.ts'

/** Searchable columns of each table. Parties and lines of trades are in other tables. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'username', 'type'],
  businesses: ['name'],
  roles: ['name', 'description'],
  materials: ['name', 'gw_code', 'carbon_factor'],
}

const maxPageSize = 100

/** Returns a page from the specified mock with the requested relations. */
function pageOf(call: RoutedCall, next: Next, page: number) {
  const url = new URL(call.request.url)
  const query = [
    ['page', String(page)],
    ['pageSize', String(maxPageSize)],
  ]
  url.search = new URLSearchParams([
    ...query,
    ...url.searchParams.getAll('preload').map(relation => ['preload', relation]),
  ]).toString()
  return next({ ...call, request: { ...call.request, url: url.href } })
}

const timeOf = ({ updatedAt }: Fields) => Date.parse(String(updatedAt))

/** Returns all rows that the caller can see, sorted by `updatedAt`; the error response if a page is refused. */
function allRows(call: RoutedCall, next: Next): Fields[] | RouteAnswer {
  const rows: Fields[] = []
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const answer = pageOf(call, next, page)
    if (!isDone(answer)) return answer
    const { items, pagination } = parseBody<{ items: Fields[]; pagination: { pages: number } }>(answer)
    rows.push(...items)
    pages = pagination.pages
  }
  return rows.toSorted((a, b) => timeOf(a) - timeOf(b))
}

/** Returns a predicate for SQL's LIKE: `%` matches any text and `_` any character. */
function likePattern(term: string) {
  const pattern = term
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    .replaceAll('%', '.*')
    .replaceAll('_', '.')
  const expression = new RegExp(pattern, 's')
  return (text: unknown) => expression.test(String(text))
}

const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const numberIn = (query: URLSearchParams, name: string, least: number) => Math.max(least, Number(query.get(name)) || 0)

/**
 * Lists have no fixed order, and a row moves after an update. A search needs columns and is case-sensitive. The server
 * returns rows that match in any column, but counts rows that match in all columns.
 */
export const lists: Difference = (call, next) => {
  const { search } = callOf(call.name)
  if (!search) return next(call)
  const query = new URL(call.request.url).searchParams
  const table = call.name === 'businesses.users.list' ? 'users' : (call.name.split('.')[0] ?? '')
  const columns = query.getAll('searchColumn')
  const unknown = columns.find(column => !columnsOf[table]?.includes(column))
  if (unknown !== undefined) return publicError(500, `ERROR: column "${unknown}" does not exist (SQLSTATE 42703)`)

  const rows = allRows(call, next)
  if (!Array.isArray(rows)) return rows
  const fits = likePattern(query.get('searchTerm') ?? '')
  const textsOf = (row: Fields) => columns.map(column => row[camel(column)])
  const found = columns.length === 0 ? rows : rows.filter(row => textsOf(row).some(fits))
  // For the users of a business, the count is the number of matching rows.
  const counted = call.name === 'businesses.users.list' ? found : rows.filter(row => textsOf(row).every(fits))
  const count = counted.length
  const [page, pageSize] = [numberIn(query, 'page', 1), numberIn(query, 'pageSize', 0) || 10]
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return json({
    items: found.slice((page - 1) * pageSize, page * pageSize),
    pagination: {
      count,
      currentPage: page,
      nextPage: Math.min(page + 1, pages),
      pageSize,
      pages,
      previousPage: Math.max(page - 1, 1),
    },
  })
}
