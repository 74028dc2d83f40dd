import { readConditions, valueIn } from '#domain/filters/conditions.ts'
import { type ColumnVisibility, isShown } from '#patterns/list/view/column-visibility.ts'
import { knownSort } from '#patterns/list/view/list-sort.ts'
import { readListSearch } from '#routing/list-search.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { ListColumn, ListDefinition } from './list-definition.ts'

/** Returns the list query for a query string. Includes the preloads that the visible columns and the filters need. */
export function queryOf<Row extends { id: string }>(
  {
    columns,
    query,
    resource,
    filters,
  }: Pick<ListDefinition<Row>, 'query' | 'resource' | 'filters'> & { columns: readonly ListColumn<Row>[] },
  search: string,
  chosen: ColumnVisibility,
): ListQuery {
  const { filter, ...requested } = readListSearch(search, resource)
  const needed = columns.flatMap(column =>
    column.preload !== undefined && isShown(column, columns, chosen) ? [column.preload] : [],
  )
  const isByRole = filters !== undefined && valueIn(readConditions(filter ?? '', resource), 'role') !== null
  if (isByRole) needed.push('roles')
  return {
    ...requested,
    ...(filters && filter !== undefined ? { filter } : {}),
    sort: knownSort(columns, requested.sort),
    ...query,
    ...(needed.length > 0 ? { preload: [...new Set([...(query.preload ?? []), ...needed])] } : {}),
  }
}
