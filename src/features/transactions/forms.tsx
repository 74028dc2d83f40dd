import { CreateTrade } from '#flows/trade/create-trade.tsx'
import { EditTrade } from '#flows/trade/edit-trade.tsx'
import { partyOption } from '#flows/trade/party-option.ts'
import type { TradeKind } from '#flows/trade/trade-kind.ts'
import { pathTo } from '#routing/routes.ts'

const business: TradeKind = {
  noun: 'transaction',
  recordLabel: 'Record transaction',
  list: { title: 'Transactions', path: pathTo('businessTransactions') },
  editPath: id => pathTo('businessTransactionEdit', { id }),
  calls: api => api.transactions,
  sellers: (api, user) => ({
    find: async (query, signal) => {
      const businessId = user.businessId ?? user.businesses[0]?.id
      if (businessId !== undefined) return api.businesses.listUsers(businessId, query, signal)
      // Somebody without a business can only sell for themselves.
      const pagination = { count: 1, currentPage: 1, nextPage: 1, pageSize: 10, pages: 1, previousPage: 1 }
      return { items: [user], pagination }
    },
    searchColumn: ['name', 'username'],
    toOption: partyOption,
    emptyText: 'No users of your business found.',
  }),
  defaultSeller: ({ id, name }) => ({ id, name }),
  fixedDecimalsOnCreate: false,
}

const admin: TradeKind = {
  ...business,
  list: { title: 'Transactions', path: pathTo('adminTransactions') },
  editPath: id => pathTo('adminTransactionEdit', { id }),
  sellers: api => ({
    find: api.users.list,
    searchColumn: ['name', 'username'],
    toOption: partyOption,
    emptyText: 'No users found.',
  }),
  defaultSeller: () => null,
  fixedDecimalsOnCreate: true,
}

/** `/business/transactions/create` */
export const CreateBusinessTransaction = () => <CreateTrade kind={business} />

/** `/business/transactions/{id}/edit` */
export const EditBusinessTransaction = ({ id }: { id: string }) => <EditTrade key={id} kind={business} id={id} />

/** `/admin/transactions/create` */
export const CreateAdminTransaction = () => <CreateTrade kind={admin} />

/** `/admin/transactions/{id}/edit` */
export const EditAdminTransaction = ({ id }: { id: string }) => <EditTrade key={id} kind={admin} id={id} />
