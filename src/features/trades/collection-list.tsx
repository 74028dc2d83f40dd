import { createSharedNames } from '#actors/lists/share-names.ts'
import { tradeTests } from '#domain/filters/trade-tests.ts'
import { describeTrade, partiesOf, tradeFacts } from '#domain/trades/trade-description.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import type { Trade } from '#schemas/trade.ts'
import { tradeColumns, tradeRows } from './trade-columns.tsx'
import { tradeFile } from './trade-file.ts'

const businessCollections: ListDefinition<Trade> = {
  route: 'businessCollections',
  noun: 'collection',
  resource: 'collections',
  describe: describeTrade('collection'),
  ...tradeRows('collections'),
  columns: [
    { id: 'buyer', header: t('Buyer'), sortBy: 'buyer', cell: ({ buyer }) => buyer?.name ?? '—' },
    {
      id: 'seller',
      header: t('Seller'),
      sortBy: 'seller',
      share: 14,
      cell: ({ seller }) => seller?.username ?? seller?.name ?? '—',
    },
    ...tradeColumns('collections'),
  ],
  filters: {
    tests: tradeTests,
    share: createSharedNames,
    reread: (api, id, preload, signal) => api.collections.get(id, preload, signal),
  },
  query: { preload: ['buyer', 'seller', 'materials'] },
  load: ({ api }, query, signal) => api.collections.list(query, signal),
  peek: ({ api }, query) => api.collections.peekList(query),
  file: tradeFile('collections'),
  emptyText: t('Collections will appear here with buyer and seller.'),
}

const adminCollections: ListDefinition<Trade> = {
  ...businessCollections,
  route: 'adminCollections',
  remove: {
    nameOf: () => t('Collection'),
    detailOf: partiesOf,
    factsOf: ({ materials, ...trade }, locale) => tradeFacts({ ...trade, lines: materials }, locale),
    call: (api, id) => api.collections.remove(id),
  },
}

/** `/business/collections`, read-only: the collections of the user's business. */
export const BusinessCollections = screenOfList(businessCollections)

/** `/admin/collections` */
export const AdminCollections = screenOfList(adminCollections)
