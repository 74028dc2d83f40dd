import { sideOf, type TradingBusiness } from '#domain/trades/trade-side.ts'
import type { Trade } from '#schemas/trade.ts'

/**
 * Direction of a record for a business or collector. `collected` records are collections; all others are transactions.
 */
export type Movement = 'bought' | 'collected' | 'sold'

export type FlowList = 'transactions' | 'collections'

/** Business or collector of a report. A collector has `sellerIds` if the list contains records of others. */
export type FlowSubject = TradingBusiness & { kind: 'business' | 'collector' }

type Parties = Pick<Trade, 'buyer' | 'seller'>

/**
 * Returns the direction of a record for the subject; null if the record does not belong to the subject. A record with
 * the business on both sides is a purchase, as in the carbon statement, so that no kilogram counts twice.
 */
export function movementOf(list: FlowList, { buyer, seller }: Parties, subject: FlowSubject): Movement | null {
  const { kind, id, sellerIds } = subject
  if (kind === 'collector') {
    return list === 'collections' && (sellerIds === null || seller?.id === id) ? 'collected' : null
  }
  const side = sideOf({ buyer, seller }, subject)
  if (list === 'transactions') return side
  return side === 'bought' ? 'collected' : null
}

/** Returns the other party of a record: the buyer of a sale and of a collector's collections, otherwise the seller. */
export const counterpartyOf = (movement: Movement, { buyer, seller }: Parties, kind: FlowSubject['kind']) =>
  movement === 'sold' || kind === 'collector' ? buyer : seller
