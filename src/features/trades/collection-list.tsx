import { useUser } from '#actors/environment.tsx'
import { describeTrade, partiesOf } from '#domain/trades/trade-description.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { ListScreen } from '#patterns/list/list-screen.tsx'
import type { Trade } from '#schemas/trade.ts'
import { tradeColumns } from './trade-columns.tsx'

const businessCollections: ListDefinition<Trade> = {
  route: 'businessCollections',
  noun: { one: 'collection', many: 'collections' },
  resource: 'collections',
  columns: [
    { id: 'buyer', header: 'Buyer', sortBy: 'buyer', cell: ({ buyer }) => buyer?.name ?? '—' },
    {
      id: 'seller',
      header: 'Seller',
      sortBy: 'seller',
      cell: ({ seller }) => seller?.username ?? seller?.name ?? '—',
    },
    ...tradeColumns('collections'),
  ],
  query: { preload: ['buyer', 'seller', 'materials'] },
  load: ({ api }, query, signal) => api.collections.list(query, signal),
  peek: ({ api }, query) => api.collections.peekList(query),
  emptyText: 'What collectors bring in will be listed here, with who took it.',
}

const adminCollections: ListDefinition<Trade> = {
  ...businessCollections,
  route: 'adminCollections',
  remove: {
    nameOf: () => 'Collection',
    detailOf: partiesOf,
    describe: describeTrade('collection'),
    call: ({ api }, id) => api.collections.remove(id),
  },
}

/** `/admin/collections`, and the read-only `/business/collections` of the user's own business. */
export function Collections() {
  return <ListScreen definition={useUser().type === 'system' ? adminCollections : businessCollections} />
}
