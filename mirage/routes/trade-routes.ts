import { searchedTradeColumns, type TradeAction, tradeRelations } from '#contract/trade-contract.ts'
import { type Caller, maySell, seesLines, seesTrade } from '#mirage/rules/policy.ts'
import { forbidden, invalid, notFound } from '#mirage/rules/refusals.ts'
import { paginationOf, preloadOf, readListRequest } from '#mirage/server/list-requests.ts'
import { json, ok, type SignedIn, type TradeHandlers } from '#mirage/server/route.ts'
import { tradeItem } from '#mirage/server/serializers.ts'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { lineColumns, numberColumn } from '#mirage/store/trade-list.ts'

const nouns = { transactions: 'transaction', collections: 'collection' } as const

/** Returns the trade with this id if the caller can see it. */
export function findTrade({ store, caller }: SignedIn, kind: TradeTable, id: string) {
  const trade = store[kind].get(id)
  if (!trade) throw notFound(nouns[kind])
  if (!seesTrade(caller, kind, trade, store)) throw forbidden(`This ${nouns[kind]} is not one of yours`)
  return trade
}

type Deal = Pick<TradeRow, 'buyerId' | 'sellerId' | 'createdAt'>

/**
 * Refuses unknown parties, parties that the caller cannot trade for, and future times. Returns the deal with its time
 * in UTC. Skips the check of an unchanged time or seller, because the clock might have been set back, or the seller
 * might now belong to another business. `before` is null for a new trade.
 */
function checkDeal({ store, caller, now }: SignedIn, kind: TradeTable, before: Deal | null, deal: Deal): Deal {
  const fields: Record<string, string> = {}
  if (!store.businesses.get(deal.buyerId)) fields.buyerId = 'There is no such business'
  const seller = store.users.get(deal.sellerId)
  if (!seller) fields.sellerId = 'There is no such user'
  const time = Date.parse(deal.createdAt)
  const isMoved = before === null || Date.parse(before.createdAt) !== time
  if (isMoved && time > now()) fields.createdAt = 'This date is in the future'
  if (seller && seller.id !== before?.sellerId && !maySell(caller, kind, seller)) {
    fields.sellerId = kind === 'collections' ? 'Choose a collector' : 'Choose a user of your business'
  }
  if (Object.keys(fields).length === 0 && !seesTrade(caller, kind, deal, store)) {
    if (caller.user.type === 'collector') fields.sellerId = 'Choose yourself'
    else fields.buyerId = 'Choose your own business'
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { ...deal, createdAt: new Date(time).toISOString() }
}

/** Routes of transactions or collections. Both kinds have the same routes. */
export function tradeRoutes(kind: TradeTable): TradeHandlers<Exclude<TradeAction, `materials.${string}`>> {
  const show = (caller: Caller, store: Store, trade: TradeRow) =>
    tradeItem(kind, trade, caller, store, new Set(tradeRelations))
  return {
    list: ({ store, caller, query }) => {
      const preloads = preloadOf(query, tradeRelations)
      const known = (column: string) => seesLines(caller, kind) || !lineColumns.includes(column)
      const read = readListRequest(query, searchedTradeColumns.filter(known))
      const columns = query.has('searchColumn') ? read.columns : [...read.columns, numberColumn]
      const request = { ...read, columns, sortBy: known(read.sortBy) ? read.sortBy : '' }
      const sees = caller.user.type === 'system' ? null : (trade: TradeRow) => seesTrade(caller, kind, trade, store)
      const { rows, count } = store.listOf(kind).select(request, sees)
      const items = rows.map(trade => tradeItem(kind, trade, caller, store, preloads))
      return json({ items, pagination: paginationOf(request, count) })
    },

    create: context => {
      const { store, caller, body } = context
      const { id, materials, ...deal } = body()
      const trade = store[kind].insert({ ...(id && { id }), ...checkDeal(context, kind, null, deal) })
      for (const line of materials) store.linesOf(kind).insert({ carbonFactor: '', ...line, tradeId: trade.id })
      return json({ item: show(caller, store, trade) }, 201)
    },

    get: context => {
      const { store, caller, param, query } = context
      const trade = findTrade(context, kind, param('id'))
      return json({ item: tradeItem(kind, trade, caller, store, preloadOf(query, tradeRelations)) })
    },

    update: context => {
      const { store, caller, param, body } = context
      const trade = findTrade(context, kind, param('id'))
      const { buyerId, sellerId, createdAt } = body()
      const deal = {
        buyerId: buyerId ?? trade.buyerId,
        sellerId: sellerId ?? trade.sellerId,
        createdAt: createdAt ?? trade.createdAt,
      }
      const changed = store[kind].update(trade.id, checkDeal(context, kind, trade, deal))
      return json({ item: show(caller, store, changed) })
    },

    delete: context => {
      const { store, param } = context
      const trade = findTrade(context, kind, param('id'))
      for (const line of store.linesOf(kind).where('tradeId', trade.id)) store.linesOf(kind).remove(line.id)
      store[kind].remove(trade.id)
      return ok()
    },
  }
}
