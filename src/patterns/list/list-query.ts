import { type ColumnVisibility, isShown } from '#patterns/list/view/column-visibility.ts'
import { knownSort } from '#patterns/list/view/list-sort.ts'
import { readListSearch } from '#routing/list-search.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { ListDefinition } from './list-definition.ts'

/** Returns the list query for a query string. Includes the preloads of the visible columns. */
export function queryOf<Row extends { id: string }>(
  { columns, query }: Pick<ListDefinition<Row>, 'columns' | 'query'>,
  search: string,
  chosen: ColumnVisibility,
): ListQuery {
  const asked = readListSearch(search)
  const needed = columns.flatMap(column =>
    column.preload !== undefined && isShown(column, columns, chosen) ? [column.preload] : [],
  )
  return {
    ...asked,
    sort: knownSort(columns, asked.sort),
    ...query,
    ...(needed.length > 0 ? { preload: [...(query.preload ?? []), ...needed] } : {}),
  }
}
