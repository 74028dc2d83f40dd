import type { TradeAction } from '#contract/trade-contract.ts'
import { conflict, notFound } from '#mirage/rules/refusals.ts'
import { json, ok, type SignedIn, type TradeHandlers } from '#mirage/server/route.ts'
import { lineItem } from '#mirage/server/serializers.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import { findTrade } from './trade-routes.ts'

/** Returns a line if its trade is visible to the caller or it has no trade yet. */
function findLine(context: SignedIn, kind: TradeTable, id: string) {
  const line = context.store.linesOf(kind).get(id)
  if (!line) throw notFound('material line')
  if (line.tradeId) findTrade(context, kind, line.tradeId)
  return line
}

/** Updates the `updatedAt` of a line's trade. */
function touch({ store }: SignedIn, kind: TradeTable, tradeId: string | null) {
  if (tradeId) store[kind].update(tradeId, {})
}

/** Routes for single lines of a saved transaction or collection. */
export function lineRoutes(kind: TradeTable): TradeHandlers<Extract<TradeAction, `materials.${string}`>> {
  return {
    'materials.create': context => {
      const { store, body } = context
      const { id, ...line } = body()
      const isKnown = id !== undefined && store.linesOf(kind).get(id) !== undefined
      const item = isKnown
        ? findLine(context, kind, id)
        : store.linesOf(kind).insert({ ...(id && { id }), carbonFactor: '', ...line, tradeId: null })
      return json({ item: lineItem(item) }, 201)
    },

    'materials.update': context => {
      const { store, param, body } = context
      const line = findLine(context, kind, param('id'))
      const { weight = line.weight, value = line.value } = body()
      touch(context, kind, line.tradeId)
      return json({ item: lineItem(store.linesOf(kind).update(line.id, { weight, value })) })
    },

    'materials.delete': context => {
      const { store, param } = context
      const line = findLine(context, kind, param('id'))
      touch(context, kind, line.tradeId)
      store.linesOf(kind).remove(line.id)
      return ok()
    },

    'materials.assign': context => {
      const { store, param } = context
      const trade = findTrade(context, kind, param('tradeId'))
      const line = findLine(context, kind, param('lineId'))
      if (line.tradeId && line.tradeId !== trade.id) throw conflict('This line is in another record already')
      store.linesOf(kind).update(line.id, { tradeId: trade.id })
      touch(context, kind, trade.id)
      return ok()
    },
  }
}
