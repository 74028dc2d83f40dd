import { removeMember } from '#mirage/routes/membership-routes.ts'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { type Difference, paramOf, said } from './difference.ts'

function removeTrades(store: Store, kind: TradeTable, trades: readonly TradeRow[]) {
  for (const { id } of trades.slice()) {
    for (const line of store.linesOf(kind).where('tradeId', id).slice()) store.linesOf(kind).remove(line.id)
    store[kind].remove(id)
  }
}

/** Removes a record with all that goes with it. What names it otherwise is handed to others, or goes as well. */
const removals: Readonly<Record<string, (store: Store, id: string) => void>> = {
  'users.delete': (store, id) => {
    const colleagues = store.users.all().filter(other => other.id !== id)
    const memberOf = (businessId: string) => colleagues.find(({ businessIds }) => businessIds.includes(businessId))
    removeTrades(store, 'collections', store.collections.where('sellerId', id))
    // Transactions are sold by businesses, in whose name another of their users stands here.
    const heir = memberOf(store.users.get(id)?.businessId ?? '')
    for (const trade of store.transactions.where('sellerId', id).slice()) {
      if (heir) store.transactions.update(trade.id, { sellerId: heir.id })
      else removeTrades(store, 'transactions', [trade])
    }
    for (const business of store.businesses.where('ownerId', id).slice()) {
      const owner = memberOf(business.id) ?? colleagues[0]
      if (owner) store.businesses.update(business.id, { ownerId: owner.id })
    }
    store.users.remove(id)
  },
  'businesses.delete': (store, id) => {
    for (const kind of ['transactions', 'collections'] as const) {
      removeTrades(store, kind, store[kind].where('buyerId', id))
    }
    for (const user of store.users.where('businessIds', id).slice()) removeMember(store, user.id, id)
    store.businesses.remove(id)
  },
  'roles.delete': (store, id) => {
    for (const user of store.users.where('roleIds', id).slice()) {
      store.users.update(user.id, { roleIds: user.roleIds.filter(other => other !== id) })
    }
    store.roles.remove(id)
  },
}

/** What is not there counts as deleted, and nothing keeps a record: what hangs on it goes along. */
export const deletions: Difference = (asked, next) => {
  const answer = next(asked)
  if (!asked.name.endsWith('.delete')) return answer
  const remove = removals[asked.name]
  if (answer.status === 409 && remove) {
    remove(asked.services.store, paramOf(asked, 'id'))
    return said('OK')
  }
  return answer.status === 404 ? said('OK') : answer
}
