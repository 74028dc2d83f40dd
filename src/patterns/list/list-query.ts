import { readListSearch } from '#routing/list-search.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { ListDefinition } from './list-definition.ts'
import { knownSort } from './list-sort.ts'

/** The query that the search of an address asks a list for. */
export function queryOf<Row extends { id: string }>(
  { columns, query }: Pick<ListDefinition<Row>, 'columns' | 'query'>,
  search: string,
): ListQuery {
  const asked = readListSearch(search)
  return { ...asked, sort: knownSort(columns, asked.sort), ...query }
}
