import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import type { Trade } from '#schemas/trade.ts'

const collections: ListDefinition<Trade> = {
  title: 'Collections',
  noun: { one: 'collection', many: 'collections' },
  columns: [
    { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer?.name ?? '—' },
    { id: 'seller', header: 'Seller', cell: ({ seller }) => seller?.username ?? seller?.name ?? '—' },
  ],
  query: { preload: ['buyer', 'seller', 'materials'] },
  load: ({ api }, query, signal) => api.collections.list(query, signal),
  peek: ({ api }, query) => api.collections.peekList(query),
  emptyText: 'What collectors bring in will be listed here, with who took it.',
}

/** `/admin/collections`, and `/business/collections` for what one's own business took. */
export const Collections = () => <ListScreen definition={collections} />
