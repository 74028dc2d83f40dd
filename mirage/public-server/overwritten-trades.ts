import { seesTrade } from '#mirage/rules/policy.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import {
  bodyOf,
  type Difference,
  type Fields,
  isDone,
  listIn,
  type Next,
  parseBody,
  publicError,
  type RoutedCall,
  tradeCallOf,
  withBody,
} from './difference.ts'

function isSeen({ services: { store, sessions } }: RoutedCall, kind: TradeTable, id: string) {
  const [trade, user] = [store[kind].get(id), store.users.get(sessions.current()?.userId ?? '')]
  return (
    trade !== undefined && user !== undefined && seesTrade({ user, holder: store.holder(user) }, kind, trade, store)
  )
}

/** Overwrites a trade: replaces its parties and date, adds new lines and attaches existing ones unchanged. */
function overwriteTrade(
  call: RoutedCall,
  next: Next,
  { kind, id, body }: { kind: TradeTable; id: string; body: Fields },
) {
  const { store, sessions } = call.services
  const before = store[kind].get(id)
  // The check of a new transaction's seller does not apply to an unchanged seller.
  const seller = kind === 'transactions' && before?.sellerId === body['sellerId'] ? before : null
  const lines = store.linesOf(kind)
  const sent = listIn(body, 'materials')
  const known = sent.flatMap(line => lines.get(String(line['id'])) ?? [])
  const answer = next(
    withBody(call, {
      ...body,
      id: undefined,
      ...(seller && { sellerId: sessions.current()?.userId }),
      materials: sent.filter(line => !lines.get(String(line['id']))),
    }),
  )
  if (!isDone(answer)) return answer
  const made = store[kind].get(parseBody<{ item: { id: string } }>(answer).item.id)
  if (!made) throw new Error('The created record is missing')
  for (const line of [...lines.where('tradeId', made.id), ...known]) lines.update(line.id, { tradeId: id })
  const { buyerId, sellerId, createdAt } = made
  store[kind].remove(made.id)
  store[kind].update(id, { buyerId, sellerId: seller?.sellerId ?? sellerId, createdAt })
  return { ...answer, body: JSON.stringify({ item: { id } }) }
}

/** A create call with the id of an existing trade overwrites that trade. Clients can add lines this way. */
export const overwrittenTrades: Difference = (call, next) => {
  const trade = tradeCallOf(call.name)
  const body = bodyOf(call)
  const id = String(body?.['id'])
  if (trade?.action !== 'create' || !body || !call.services.store[trade.kind].get(id)) return next(call)
  if (!isSeen(call, trade.kind, id)) return publicError(403, 'You do not have permission to access this resource.')
  return overwriteTrade(call, next, { kind: trade.kind, id, body })
}
