import { creationOf } from '#schemas/common.ts'
import { itemOf, pageOf } from '#schemas/envelope.ts'
import { line, lineBody, lineChange, type TradeResource, trade, tradeBody, tradeChange } from '#schemas/trade.ts'
import type { PrefixedActions } from './addresses.ts'
import { done, type Shape, type Terms } from './call.ts'

export type TradeAction = PrefixedActions<'transactions'> & PrefixedActions<'collections'>

export const tradeShapes = {
  list: { answer: pageOf(trade) },
  create: { body: creationOf(tradeBody), answer: itemOf(trade) },
  get: { answer: itemOf(trade) },
  update: { body: tradeChange, answer: itemOf(trade) },
  delete: done,
  'materials.create': { body: lineBody, answer: itemOf(line) },
  'materials.update': { body: lineChange, answer: itemOf(line) },
  'materials.delete': done,
  'materials.assign': done,
} as const satisfies Record<TradeAction, Shape>

export const tradeRelations = ['buyer', 'seller', 'materials'] as const

export const searchedTradeColumns = ['buyer', 'seller', 'materials'] as const

export const sortedTradeColumns = [
  ...searchedTradeColumns,
  'createdAt',
  'updatedAt',
  'weight',
  'value',
  'carbon',
  'lines',
] as const

export const tradeTerms = <Resource extends TradeResource>(resource: Resource) => {
  const refuses = { 403: 'The record is not one of the caller’s' } as const
  return {
    list: {
      needs: [`${resource}.view`],
      preload: tradeRelations,
      search: searchedTradeColumns,
      sort: sortedTradeColumns,
    },
    create: { needs: [`${resource}.create`] },
    get: { needs: [`${resource}.view`], preload: tradeRelations, refuses },
    update: { needs: [`${resource}.update`], refuses },
    delete: { needs: [`${resource}.delete`], refuses },
    'materials.create': { needs: [`${resource}.materials.create`] },
    'materials.update': { needs: [`${resource}.materials.update`], refuses },
    'materials.delete': { needs: [`${resource}.materials.delete`], refuses },
    'materials.assign': {
      needs: [`${resource}.materials.assign`],
      refuses: { ...refuses, 409: 'The line is in another record already' },
    },
  } as const satisfies Record<TradeAction, Terms>
}
