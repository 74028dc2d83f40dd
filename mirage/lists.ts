import { type ListQuery, listQuery, type Page } from '#schemas/envelope.ts'
import { fieldsOf } from './bodies.ts'
import { invalid } from './refusals.ts'

/** What a list can be searched and sorted by: a value of a row by the name of its column. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** `gw_code` and `gwCode` are one column. */
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What may be asked for with a row, from the `preload` values. Refuses what is not there with 422. */
export function preloadOf<Name extends string>(params: URLSearchParams, names: readonly Name[]): ReadonlySet<Name> {
  const asked = params.getAll('preload')
  const unknown = asked.find(name => !names.some(known => known === name))
  if (unknown !== undefined) throw invalid({ preload: `Nothing called ${unknown} can be preloaded here` })
  return new Set(names.filter(name => asked.includes(name)))
}

function parse(params: URLSearchParams): ListQuery {
  const number = (name: string) => (params.has(name) ? Number(params.get(name)) : undefined)
  const parsed = listQuery.safeParse({
    page: number('page'),
    pageSize: number('pageSize'),
    searchTerm: params.get('searchTerm') ?? undefined,
    sort: params.get('sort') ?? undefined,
    searchColumn: params.has('searchColumn') ? params.getAll('searchColumn').map(camel) : undefined,
  })
  if (!parsed.success) throw invalid(fieldsOf(parsed.error))
  return parsed.data
}

type Listing<Row> = { rows: readonly Row[]; params: URLSearchParams; search: Columns<Row>; sort: Columns<Row> }

/**
 * A page of the rows that match. A search looks at the columns asked for, or at all that can be searched, and does not
 * mind upper and lower case. A sort by a column that is not there leaves the order as it is.
 */
export function pageOf<Row, Item>({ rows, params, search, sort }: Listing<Row>, show: (row: Row) => Item): Page<Item> {
  const query = parse(params)
  const term = query.searchTerm.trim().toLowerCase()
  const columns = (query.searchColumn ?? Object.keys(search)).map(name => {
    const column = search[name]
    if (!column) throw invalid({ searchColumn: `There is no column ${name} to search in` })
    return column
  })
  let found = term ? rows.filter(row => columns.some(column => String(column(row)).toLowerCase().includes(term))) : rows
  const key = sort[camel(query.sort?.replace(/^-/, '') ?? '')]
  if (key) {
    const direction = query.sort?.startsWith('-') ? -1 : 1
    found = found
      .map(row => ({ row, value: key(row) }))
      .toSorted((a, b) => direction * compare(a.value, b.value))
      .map(({ row }) => row)
  }
  const { page, pageSize } = query
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize).map(show),
    pagination: {
      count: found.length,
      currentPage: page,
      nextPage: Math.min(page + 1, pages),
      pageSize,
      pages,
      previousPage: Math.min(Math.max(page - 1, 1), pages),
    },
  }
}
