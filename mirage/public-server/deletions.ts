import { removeMember } from '#mirage/routes/membership-routes.ts'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { type Difference, isDone, paramOf, textResponse, tradeCallOf } from './difference.ts'

/** Detaches the lines of a trade. Returns a function that attaches them again. */
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

/** Deletes a record with its dependent records. Other references are reassigned to another user or removed. */
const removals: Readonly<Record<string, (store: Store, id: string) => void>> = {
  'users.delete': (store, id) => {
    const colleagues = store.users.all().filter(other => other.id !== id)
    const memberOf = (businessId: string) => colleagues.find(({ businessIds }) => businessIds.includes(businessId))
    removeTrades(store, 'collections', store.collections.where('sellerId', id))
    // The public server stores a business as the seller. The mock stores a user, so a colleague becomes the seller.
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
 * Deleting a missing record succeeds. References never prevent a deletion: dependent records are also deleted, and
 * lines are detached.
 */
export const deletions: Difference = (call, next) => {
  const { store } = call.services
  const trade = tradeCallOf(call.name)
  const putBack = trade?.action === 'delete' ? detachLines(store, trade.kind, paramOf(call, 'id')) : null
  const answer = next(call)
  if (!isDone(answer)) putBack?.()
  if (!call.name.endsWith('.delete')) return answer
  const remove = removals[call.name]
  if (answer.status === 409 && remove) {
    remove(store, paramOf(call, 'id'))
    return textResponse('OK')
  }
  return answer.status === 404 ? textResponse('OK') : answer
}
