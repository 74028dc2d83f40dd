import { idStartOf, isTradeNumber } from '#domain/trades/trade-name.ts'
import type { Trade } from '#schemas/trade.ts'
import type { Existing, KnownIndex, KnownRecords, TradeContent } from './import-definition.ts'
import { contentNow, isSameParty, loadKey } from './trade-content.ts'

export const dayKey = (buyerId: string | undefined, day: string) => `${buyerId} ${day}`

export const existingTrade = (trade: Trade | undefined): Existing<TradeContent> | undefined => {
  const body = trade && contentNow(trade)
  return trade && body ? { id: trade.id, body } : undefined
}

/** Index of the server's trades: by id, by number, and by parties and day. Each trade is found once by its content. */
export function knownTradesIn({ trades }: KnownRecords) {
  const byId = new Map(trades.items.map(trade => [trade.id.toLowerCase(), trade]))
  const byStart = Map.groupBy(trades.items, ({ id }) => id.slice(0, 8).toLowerCase())
  return {
    all: trades.items,
    withId: (id: string) => existingTrade(byId.get(id.toLowerCase())),
    hasId: (id: string) => byId.has(id.toLowerCase()),
    withNumber: (number: string) => {
      if (!isTradeNumber(number)) return undefined
      const [found, ...more] = byStart.get(idStartOf(number) ?? '') ?? []
      return more.length === 0 ? existingTrade(found) : undefined
    },
  }
}

export function tradeIndexOf(known: KnownRecords): KnownIndex<TradeContent> {
  const { withId, all } = knownTradesIn(known)
  const byContent = Map.groupBy(all, ({ buyer, createdAt }) => `${buyer?.id} ${Date.parse(createdAt)}`)
  return {
    withId,
    alike: ({ buyer, seller, createdAt, lines }) =>
      (byContent.get(`${buyer.id} ${Date.parse(createdAt)}`) ?? [])
        .flatMap(trade => existingTrade(trade) ?? [])
        .find(({ body }) => isSameParty(body.seller, seller) && loadKey(body.lines) === loadKey(lines)),
  }
}
