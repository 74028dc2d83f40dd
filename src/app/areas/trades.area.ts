/* Lists of transactions and collections, the screens that users open most. */

export { AdminCollections, BusinessCollections } from '#features/trades/collection-list.tsx'
export { AdminTransactions, BusinessTransactions } from '#features/trades/transaction-list.tsx'
