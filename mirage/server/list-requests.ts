import type { CallName } from '#contract/addresses.ts'
import type { SearchedBy, SortedBy } from '#contract/contract.ts'
import { invalid } from '#mirage/rules/refusals.ts'
import { compare, folded } from '#mirage/store/compare-texts.ts'
import type { RowQuery } from '#mirage/store/row-query.ts'
import { hasPhoneDigits } from '#rules/sign-in-rules.ts'
import { type ListQuery, listQuery, type Page, type PageCount } from '#schemas/envelope.ts'
import { fieldsOf, schemaWords } from './read-body.ts'

/** Columns for search or sort: the name of each column and a function that returns its value. */
export type SearchColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>

type ColumnsNamed<Name extends string> = Record<Name, (row: never) => string | number>

/** Searchable columns of a list according to the contract. */
export type SearchColumnsOf<Name extends CallName> = ColumnsNamed<SearchedBy<Name>>
/** Sortable columns of a list according to the contract. */
export type SortColumnsOf<Name extends CallName> = ColumnsNamed<SortedBy<Name>>

/** Converts snake case, because `gw_code` and `gwCode` are equivalent. */
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the relations in the `preload` parameters. Refuses unknown ones with 422. */
export function preloadOf<Name extends string>(params: URLSearchParams, names: readonly Name[]): ReadonlySet<Name> {
  const values = params.getAll('preload')
  const unknown = values.find(name => !names.some(known => known === name))
  if (unknown !== undefined) throw invalid({ preload: `Nothing called ${unknown} can be preloaded here` })
  return new Set(names.filter(name => values.includes(name)))
}

function parse(params: URLSearchParams): ListQuery {
  const number = (name: string) => {
    const text = params.get(name)
    if (text === null) return undefined
    return /^\d+$/.test(text) ? Number(text) : Number.NaN
  }
  const query = {
    page: number('page'),
    pageSize: number('pageSize'),
    searchTerm: params.get('searchTerm') ?? undefined,
    sort: params.get('sort') ?? undefined,
    searchColumn: params.has('searchColumn') ? params.getAll('searchColumn').map(camel) : undefined,
  }
  const parsed = listQuery.safeParse(query, schemaWords)
  if (!parsed.success) throw invalid(fieldsOf(parsed.error))
  return parsed.data
}

/** Parses the request for a list with these searchable columns. Refuses invalid parameters with 422. */
export function readListRequest(params: URLSearchParams, searchable: readonly string[]): RowQuery {
  const { page, pageSize, searchTerm, searchColumn, sort = '' } = parse(params)
  const unknown = searchColumn?.find(name => !searchable.includes(name))
  if (unknown !== undefined) throw invalid({ searchColumn: `There is no column ${unknown} to search in` })
  const sortBy = camel(sort.replace(/^-/, ''))
  return {
    page,
    pageSize,
    term: folded(searchTerm.trim()),
    columns: searchColumn ?? searchable,
    // Names that every object has, such as `valueOf`, are not columns.
    sortBy: sortBy in {} ? '' : sortBy,
    direction: sort.startsWith('-') ? -1 : 1,
  }
}

export function paginationOf({ page, pageSize }: RowQuery, count: number): PageCount {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return {
    count,
    currentPage: page,
    nextPage: Math.min(page + 1, pages),
    pageSize,
    pages,
    previousPage: Math.min(Math.max(page - 1, 1), pages),
  }
}

/** Sort column of every list. */
export const byChange = { updatedAt: (row: { updatedAt: string }) => row.updatedAt }

type Listing<Row> = {
  rows: readonly Row[]
  params: URLSearchParams
  search: SearchColumns<Row>
  sort: SearchColumns<Row>
}

/**
 * Returns a page of the matching rows. A search uses the requested columns or all searchable ones, ignores case, and
 * finds a phone number by its digits. An unknown sort column keeps the order.
 */
export function pageOfRows<Row, Item>(
  { rows, params, search, sort }: Listing<Row>,
  show: (row: Row) => Item,
): Page<Item> {
  const request = readListRequest(params, Object.keys(search))
  const { page, pageSize, term, sortBy, direction } = request
  const columns = request.columns.flatMap(name => search[name] ?? [])
  const hasTerm = (text: string) => folded(text).includes(term) || hasPhoneDigits(text, term)
  let found = term ? rows.filter(row => columns.some(column => hasTerm(String(column(row))))) : rows
  const key = sort[sortBy]
  if (key) {
    found = found
      .map(row => ({ row, value: key(row) }))
      .toSorted((a, b) => direction * compare(a.value, b.value))
      .map(({ row }) => row)
  }
  return {
    items: found.slice((page - 1) * pageSize, page * pageSize).map(show),
    pagination: paginationOf(request, found.length),
  }
}
