import { conflict, notFound } from '#mirage/rules/refusals.ts'
import { guarded, json, ok, type SignedIn } from '#mirage/server/route.ts'
import { lineItem } from '#mirage/server/serializers.ts'
import type { TradeTable } from '#mirage/store/records.ts'
import { lineBody, lineChange } from '#schemas/trade.ts'
import { findTrade } from './trade-routes.ts'

/** A line, if its trade is visible to the caller or it has no trade yet. */
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

/** The calls for single lines of a saved transaction or collection. */
export function lineRoutes<Kind extends TradeTable>(kind: Kind) {
  const may = <Action extends string>(action: Action) => `${kind}.materials.${action}` as const
  return [
    guarded(may('create'), 'post', `/${kind}/materials`, [may('create')], ({ store, body }) =>
      json({ item: lineItem(store.linesOf(kind).insert({ ...body(lineBody), tradeId: null })) }, 201),
    ),

    guarded(may('update'), 'put', `/${kind}/materials/:id`, [may('update')], context => {
      const { store, param, body } = context
      const line = findLine(context, kind, param('id'))
      const { weight = line.weight, value = line.value } = body(lineChange)
      touch(context, kind, line.tradeId)
      return json({ item: lineItem(store.linesOf(kind).update(line.id, { weight, value })) })
    }),

    guarded(may('delete'), 'delete', `/${kind}/materials/:id`, [may('delete')], context => {
      const { store, param } = context
      const line = findLine(context, kind, param('id'))
      touch(context, kind, line.tradeId)
      store.linesOf(kind).remove(line.id)
      return ok()
    }),

    guarded(may('assign'), 'post', `/${kind}/assign-material/:tradeId/:lineId`, [may('assign')], context => {
      const { store, param } = context
      const trade = findTrade(context, kind, param('tradeId'))
      const line = findLine(context, kind, param('lineId'))
      if (line.tradeId && line.tradeId !== trade.id) throw conflict('This line is in another record already')
      store.linesOf(kind).update(line.id, { tradeId: trade.id })
      touch(context, kind, trade.id)
      return ok()
    }),
  ]
}
