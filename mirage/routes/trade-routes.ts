import { type Caller, maySell, seesLines, seesTrade } from '#mirage/rules/policy.ts'
import { forbidden, invalid, notFound } from '#mirage/rules/refusals.ts'
import { paginationOf, preloadOf, readListRequest } from '#mirage/server/list-requests.ts'
import { guarded, json, ok, type SignedIn } from '#mirage/server/route.ts'
import { tradeItem, tradeRelations } from '#mirage/server/serializers.ts'
import type { TradeRow, TradeTable } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { lineColumns, searchColumns } from '#mirage/store/trade-list.ts'
import { tradeBody, tradeChange } from '#schemas/trade.ts'

const nouns = { transactions: 'transaction', collections: 'collection' } as const

/** The trade with this id, if it is one that the caller sees. */
export function findTrade({ store, who }: SignedIn, kind: TradeTable, id: string) {
  const trade = store[kind].get(id)
  if (!trade) throw notFound(nouns[kind])
  if (!seesTrade(who, kind, trade, store)) throw forbidden(`This ${nouns[kind]} is not one of yours`)
  return trade
}

type Deal = Pick<TradeRow, 'buyerId' | 'sellerId' | 'createdAt'>

/**
 * Refuses parties that are not there or not the caller's to trade for, and a day to come. What stays as it is `before`,
 * which is null for a new trade, is not asked about: clocks are set back, and a business may have bought from another.
 * Gives the day in UTC.
 */
function checkDeal({ store, who, now }: SignedIn, kind: TradeTable, before: Deal | null, deal: Deal): Deal {
  const fields: Record<string, string> = {}
  if (!store.businesses.get(deal.buyerId)) fields.buyerId = 'There is no such business'
  const seller = store.users.get(deal.sellerId)
  if (!seller) fields.sellerId = 'There is no such user'
  const time = Date.parse(deal.createdAt)
  const isMoved = before === null || Date.parse(before.createdAt) !== time
  if (isMoved && time > now()) fields.createdAt = 'This moment is yet to come'
  if (seller && seller.id !== before?.sellerId && !maySell(who, kind, seller)) {
    fields.sellerId = kind === 'collections' ? 'Choose a collector' : 'Choose somebody of your business'
  }
  if (Object.keys(fields).length === 0 && !seesTrade(who, kind, deal, store)) {
    if (who.user.type === 'collector') fields.sellerId = 'Record your own only'
    else fields.buyerId = 'Choose your own business'
  }
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return { ...deal, createdAt: new Date(time).toISOString() }
}

/** The calls of transactions or collections, which are alike. */
export function tradeRoutes<Kind extends TradeTable>(kind: Kind) {
  const show = (who: Caller, store: Store, trade: TradeRow) =>
    tradeItem(kind, trade, who, store, new Set(tradeRelations))
  return [
    guarded(`${kind}.list`, 'get', `/${kind}`, [`${kind}.view`], ({ store, who, query }) => {
      const asked = preloadOf(query, tradeRelations)
      const known = (column: string) => seesLines(who, kind) || !lineColumns.includes(column)
      const read = readListRequest(query, searchColumns.filter(known))
      const request = { ...read, sortBy: known(read.sortBy) ? read.sortBy : '' }
      const sees = who.user.type === 'system' ? null : (trade: TradeRow) => seesTrade(who, kind, trade, store)
      const { rows, count } = store.listOf(kind).select(request, sees)
      const items = rows.map(trade => tradeItem(kind, trade, who, store, asked))
      return json({ items, pagination: paginationOf(request, count) })
    }),

    guarded(`${kind}.create`, 'post', `/${kind}`, [`${kind}.create`], context => {
      const { store, who, body } = context
      const { materials, ...deal } = body(tradeBody)
      const trade = store[kind].insert(checkDeal(context, kind, null, deal))
      for (const line of materials) store.linesOf(kind).insert({ ...line, tradeId: trade.id })
      return json({ item: show(who, store, trade) }, 201)
    }),

    guarded(`${kind}.get`, 'get', `/${kind}/:id`, [`${kind}.view`], context => {
      const { store, who, param, query } = context
      const trade = findTrade(context, kind, param('id'))
      return json({ item: tradeItem(kind, trade, who, store, preloadOf(query, tradeRelations)) })
    }),

    guarded(`${kind}.update`, 'put', `/${kind}/:id`, [`${kind}.update`], context => {
      const { store, who, param, body } = context
      const trade = findTrade(context, kind, param('id'))
      const { buyerId, sellerId, createdAt } = body(tradeChange)
      const deal = {
        buyerId: buyerId ?? trade.buyerId,
        sellerId: sellerId ?? trade.sellerId,
        createdAt: createdAt ?? trade.createdAt,
      }
      const changed = store[kind].update(trade.id, checkDeal(context, kind, trade, deal))
      return json({ item: show(who, store, changed) })
    }),

    guarded(`${kind}.delete`, 'delete', `/${kind}/:id`, [`${kind}.delete`], context => {
      const { store, param } = context
      const trade = findTrade(context, kind, param('id'))
      for (const line of store.linesOf(kind).where('tradeId', trade.id)) store.linesOf(kind).remove(line.id)
      store[kind].remove(trade.id)
      return ok()
    }),
  ]
}
