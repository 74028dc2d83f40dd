import { callOf } from '#contract/contract.ts'
import type { RouteAnswer } from '#mirage/server/engine.ts'
import { json } from '#mirage/server/route.ts'
import { type AskedCall, type Difference, type Fields, isDone, type Next, refused, saidIn } from './difference.ts'

/** Searchable columns of each table. Parties and lines of trades are in other tables. */
const columnsOf: Readonly<Record<string, readonly string[]>> = {
  users: ['name', 'username', 'type'],
  businesses: ['name'],
  roles: ['name', 'description'],
  materials: ['name', 'gw_code', 'carbon_factor'],
}

const biggestPage = 100

/** Returns a page from the specified mock with the requested relations. */
function pageOf(asked: AskedCall, next: Next, page: number) {
  const url = new URL(asked.request.url)
  const query = [
    ['page', String(page)],
    ['pageSize', String(biggestPage)],
  ]
  url.search = new URLSearchParams([
    ...query,
    ...url.searchParams.getAll('preload').map(relation => ['preload', relation]),
  ]).toString()
  return next({ ...asked, request: { ...asked.request, url: url.href } })
}

const timeOf = ({ updatedAt }: Fields) => Date.parse(String(updatedAt))

/** Returns all rows that the caller can see, sorted by `updatedAt`; the error response if a page is refused. */
function allRows(asked: AskedCall, next: Next): Fields[] | RouteAnswer {
  const rows: Fields[] = []
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const answer = pageOf(asked, next, page)
    if (!isDone(answer)) return answer
    const { items, pagination } = saidIn<{ items: Fields[]; pagination: { pages: number } }>(answer)
    rows.push(...items)
    pages = pagination.pages
  }
  return rows.toSorted((a, b) => timeOf(a) - timeOf(b))
}

/** Returns a predicate for SQL's LIKE: `%` matches any text and `_` any character. */
function like(term: string) {
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
 * Lists have no fixed order, and a row moves after an update. A search needs columns and is case-sensitive. It returns
 * rows that match in any column, but counts rows that match in all columns.
 */
export const lists: Difference = (asked, next) => {
  const { search } = callOf(asked.name)
  if (!search) return next(asked)
  const query = new URL(asked.request.url).searchParams
  const table = asked.name === 'businesses.users.list' ? 'users' : (asked.name.split('.')[0] ?? '')
  const columns = query.getAll('searchColumn')
  const unknown = columns.find(column => !columnsOf[table]?.includes(column))
  if (unknown !== undefined) return refused(500, `ERROR: column "${unknown}" does not exist (SQLSTATE 42703)`)

  const rows = allRows(asked, next)
  if (!Array.isArray(rows)) return rows
  const fits = like(query.get('searchTerm') ?? '')
  const textsOf = (row: Fields) => columns.map(column => row[camel(column)])
  const found = columns.length === 0 ? rows : rows.filter(row => textsOf(row).some(fits))
  // For the users of a business, the count equals the matching rows.
  const counted = asked.name === 'businesses.users.list' ? found : rows.filter(row => textsOf(row).every(fits))
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
