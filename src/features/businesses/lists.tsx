import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import type { Business } from '#schemas/business.ts'

const businesses: ListDefinition<Business> = {
  title: 'Businesses',
  noun: { one: 'business', many: 'businesses' },
  columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name }],
  query: { searchColumn: ['name'] },
  load: ({ api }, query, signal) => api.businesses.list(query, signal),
  peek: ({ api }, query) => api.businesses.peekList(query),
  emptyText: 'Everybody who buys and sells material will be listed here.',
}

/** `/admin/businesses` */
export const AdminBusinesses = () => <ListScreen definition={businesses} />
