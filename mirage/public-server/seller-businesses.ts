import type { UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { bodyOf, type Difference, mapItems, paramOf, publicError, type RoutedCall, withBody } from './difference.ts'

const noBusiness =
  'ERROR: insert or update on table "transactions" violates foreign key constraint "fk_transactions_seller" (SQLSTATE 23503)'

/** Returns the business that a user sells for. */
const businessOf = (store: Store, user: Readonly<UserRow> | undefined) =>
  user && (store.businesses.get(user.businessId ?? '') ?? store.businesses.where('ownerId', user.id)[0])

/**
 * Returns the user to store as the seller, because the mock stores users and not businesses. Prefers the current
 * seller, then the owner, then any user of the business. Undefined if no business has this id.
 */
function sellerFor(call: RoutedCall, businessId: string) {
  const { store } = call.services
  const business = store.businesses.get(businessId)
  // A create request that overwrites a transaction has the id in its body.
  const id = paramOf(call, 'id') || String(bodyOf(call)?.['id'])
  const before = store.users.get(store.transactions.get(id)?.sellerId ?? '')
  const owner = store.users.get(business?.ownerId ?? '')
  const users = [before, owner, ...store.users.where('businessId', businessId)]
  return business && (users.find(user => businessOf(store, user)?.id === businessId) ?? owner)
}

/** The seller of a transaction is a business, in requests and in responses. */
export const sellers: Difference = (call, next) => {
  if (!call.name.startsWith('transactions.')) return next(call)
  const { store } = call.services
  const body = bodyOf(call)
  const sellerId = body?.['sellerId']
  const isWritten = call.name === 'transactions.create' || store.transactions.get(paramOf(call, 'id')) !== undefined
  const seller = isWritten && typeof sellerId === 'string' ? sellerFor(call, sellerId) : null
  if (seller === undefined) return publicError(500, noBusiness)
  const answer = next(seller && body ? withBody(call, { ...body, sellerId: seller.id }) : call)
  return mapItems(answer, item => {
    const business = businessOf(store, store.users.get(String(item['sellerId'])))
    if (!business) return item
    return { ...item, sellerId: business.id, ...(item['seller'] !== undefined && { seller: business }) }
  })
}
