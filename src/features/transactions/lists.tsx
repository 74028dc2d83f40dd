import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'

const transactions = {
  title: 'Transactions',
  noun: { one: 'transaction', many: 'transactions' },
  columns: [
    { id: 'buyer', header: 'Buyer', cell: ({ buyer }) => buyer?.name ?? '—' },
    { id: 'seller', header: 'Seller', cell: ({ seller }) => seller?.name ?? '—' },
  ],
  query: { preload: ['buyer', 'seller', 'materials'] },
  load: ({ api }, query, signal) => api.transactions.list(query, signal),
  peek: ({ api }, query) => api.transactions.peekList(query),
  emptyText: 'What you trade will be listed here, with who bought and who sold it.',
} satisfies ListDefinition<Trade>

const businessTransactions: ListDefinition<Trade> = {
  ...transactions,
  create: { label: 'New transaction', path: pathTo('businessTransactionCreate'), needs: 'transactions.create' },
  open: ({ id }) => pathTo('businessTransactionEdit', { id }),
  // The specification, section 2: "The business transactions list redirects to /admin/transactions on an out-of-range page."
  beyondLastPage: pathTo('adminTransactions'),
}

const adminTransactions: ListDefinition<Trade> = {
  ...transactions,
  create: { label: 'New transaction', path: pathTo('adminTransactionCreate'), needs: 'transactions.create' },
  open: ({ id }) => pathTo('adminTransactionEdit', { id }),
}

/** `/business/transactions` */
export const BusinessTransactions = () => <ListScreen definition={businessTransactions} />

/** `/admin/transactions` */
export const AdminTransactions = () => <ListScreen definition={adminTransactions} />
