import { createSharedNames } from '#actors/lists/share-names.ts'
import { tradeTests } from '#domain/filters/trade-tests.ts'
import { describeTrade, partiesOf, tradeFacts } from '#domain/trades/trade-description.ts'
import { t } from '#messages/message.ts'
import type { ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import { partyKind, sideColumn, tradeColumns, tradeRows } from './trade-columns.tsx'
import { tradeFile } from './trade-file.ts'

const parties = [
  {
    id: 'buyer',
    header: t('Buyer'),
    sortBy: 'buyer',
    kindOf: partyKind('buyer'),
    cell: ({ buyer }) => buyer?.name ?? '—',
  },
  {
    id: 'seller',
    header: t('Seller'),
    sortBy: 'seller',
    share: 11,
    kindOf: partyKind('seller'),
    cell: ({ seller }) => seller?.name ?? '—',
  },
] as const satisfies ListColumns<Trade>

const transactions = {
  noun: 'transaction',
  resource: 'transactions',
  ...tradeRows('transactions'),
  columns: [...parties, ...tradeColumns('transactions')],
  filters: {
    tests: tradeTests,
    share: createSharedNames,
    reread: (api, id, preload, signal) => api.transactions.get(id, preload, signal),
  },
  query: { preload: ['buyer', 'seller', 'materials'] },
  load: ({ api }, query, signal) => api.transactions.list(query, signal),
  peek: ({ api }, query) => api.transactions.peekList(query),
  describe: describeTrade('transaction'),
  remove: {
    nameOf: () => t('Transaction'),
    detailOf: partiesOf,
    factsOf: ({ materials, ...trade }, locale) => tradeFacts({ ...trade, lines: materials }, locale),
    call: (api, id) => api.transactions.remove(id),
  },
  file: tradeFile('transactions'),
  emptyText: t('Transactions will appear here with buyer and seller.'),
} satisfies Partial<ListDefinition<Trade>>

const businessTransactions: ListDefinition<Trade> = {
  ...transactions,
  route: 'businessTransactions',
  columns: [...parties, sideColumn, ...tradeColumns('transactions')],
  // The specification, section 2: "The business transactions list redirects to /admin/transactions on an out-of-range page."
  beyondLastPage: pathTo('adminTransactions'),
}

const adminTransactions: ListDefinition<Trade> = {
  ...transactions,
  route: 'adminTransactions',
}

/** `/business/transactions` */
export const BusinessTransactions = screenOfList(businessTransactions)

/** `/admin/transactions` */
export const AdminTransactions = screenOfList(adminTransactions)
