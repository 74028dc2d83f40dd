import { viewOf } from './view-trade.tsx'

/** `/business/transactions/{id}` */
export const ViewBusinessTransaction = viewOf({
  noun: 'transaction',
  resource: 'transactions',
  list: 'businessTransactions',
})

/** `/admin/transactions/{id}` */
export const ViewAdminTransaction = viewOf({ noun: 'transaction', resource: 'transactions', list: 'adminTransactions' })

/** `/business/collections/{id}` */
export const ViewBusinessCollection = viewOf({
  noun: 'collection',
  resource: 'collections',
  list: 'businessCollections',
})

/** `/admin/collections/{id}` */
export const ViewAdminCollection = viewOf({ noun: 'collection', resource: 'collections', list: 'adminCollections' })
