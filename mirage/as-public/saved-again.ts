import { seesTrade } from '#mirage/rules/policy.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import {
  type AskedCall,
  bodyOf,
  type Difference,
  type Fields,
  isDone,
  listIn,
  type Next,
  refused,
  saidIn,
  tradeCallOf,
  withBody,
} from './difference.ts'

/** True if the caller can see this trade. */
function isSeen({ services: { store, sessions } }: AskedCall, kind: TradeTable, id: string) {
  const [trade, user] = [store[kind].get(id), store.users.get(sessions.current()?.userId ?? '')]
  return (
    trade !== undefined && user !== undefined && seesTrade({ user, holder: store.holder(user) }, kind, trade, store)
  )
}

/** Overwrites a trade: replaces its parties and date, adds new lines and attaches existing ones unchanged. */
function saveAgain(asked: AskedCall, next: Next, { kind, id, body }: { kind: TradeTable; id: string; body: Fields }) {
  const { store, sessions } = asked.services
  const before = store[kind].get(id)
  // The check of a new transaction's seller does not apply to an unchanged seller.
  const seller = kind === 'transactions' && before?.sellerId === body['sellerId'] ? before : null
  const lines = store.linesOf(kind)
  const sent = listIn(body, 'materials')
  const known = sent.flatMap(line => lines.get(String(line['id'])) ?? [])
  const answer = next(
    withBody(asked, {
      ...body,
      id: undefined,
      ...(seller && { sellerId: sessions.current()?.userId }),
      materials: sent.filter(line => !lines.get(String(line['id']))),
    }),
  )
  if (!isDone(answer)) return answer
  const made = store[kind].get(saidIn<{ item: { id: string } }>(answer).item.id)
  if (!made) throw new Error('The created record is missing')
  for (const line of [...lines.where('tradeId', made.id), ...known]) lines.update(line.id, { tradeId: id })
  const { buyerId, sellerId, createdAt } = made
  store[kind].remove(made.id)
  store[kind].update(id, { buyerId, sellerId: seller?.sellerId ?? sellerId, createdAt })
  return { ...answer, body: JSON.stringify({ item: { id } }) }
}

/** A create with the id of an existing trade overwrites that trade. Requests can add lines this way. */
export const savedAgain: Difference = (asked, next) => {
  const trade = tradeCallOf(asked.name)
  const body = bodyOf(asked)
  const id = String(body?.['id'])
  if (trade?.action !== 'create' || !body || !asked.services.store[trade.kind].get(id)) return next(asked)
  if (!isSeen(asked, trade.kind, id)) return refused(403, 'You do not have permission to access this resource.')
  return saveAgain(asked, next, { kind: trade.kind, id, body })
}
