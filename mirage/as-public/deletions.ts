import { removeMember } from '#mirage/routes/membership-routes.ts'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { type Difference, isDone, paramOf, said, tradeCallOf } from './difference.ts'

/** Takes the lines out of a record, and gives back what puts them in again. */
function detachLines(store: Store, kind: TradeTable, tradeId: string) {
  const lines = store.linesOf(kind)
  const ids = lines.where('tradeId', tradeId).map(({ id }) => id)
  for (const id of ids) lines.update(id, { tradeId: null })
  return () => {
    for (const id of ids) lines.update(id, { tradeId })
  }
}

function removeTrades(store: Store, kind: TradeTable, trades: readonly TradeRow[]) {
  for (const { id } of trades.slice()) {
    detachLines(store, kind, id)
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

/**
 * What is not there counts as deleted, and nothing keeps a record: what hangs on it goes along, except lines, which stay
 * without a record.
 */
export const deletions: Difference = (asked, next) => {
  const { store } = asked.services
  const trade = tradeCallOf(asked.name)
  const putBack = trade?.action === 'delete' ? detachLines(store, trade.kind, paramOf(asked, 'id')) : null
  const answer = next(asked)
  if (!isDone(answer)) putBack?.()
  if (!asked.name.endsWith('.delete')) return answer
  const remove = removals[asked.name]
  if (answer.status === 409 && remove) {
    remove(store, paramOf(asked, 'id'))
    return said('OK')
  }
  return answer.status === 404 ? said('OK') : answer
}
