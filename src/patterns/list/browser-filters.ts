import type { Api } from '#api/api.ts'
import { isFilteredResource } from '#domain/filters/conditions.ts'
import type { ListDefinition, ListFilters } from './list-definition.ts'

/** Returns the filters of a list that the browser applies; undefined if it has none, or if the server filters. */
export const browserFilters = <Row extends { id: string }>(
  { resource, filters }: Pick<ListDefinition<Row>, 'resource' | 'filters'>,
  api: Api,
): ListFilters<Row> | undefined => (isFilteredResource(resource) && api[resource].isFiltering ? undefined : filters)
