import { ownBusinessId } from '#domain/people/own-business.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

export type TradeSide = 'bought' | 'sold'

/**
 * Business that trades. `sellerIds` are the ids that sell for it: its users, and itself on servers with businesses as
 * sellers. They are null if the business is the buyer or the seller of every trade in the list.
 */
export type TradingBusiness = { id: string; sellerIds: ReadonlySet<string> | null }

/**
 * Returns the side of a business in a transaction; null if the transaction belongs to other businesses. A transaction
 * with the business on both sides is a purchase, so that no kilogram counts twice.
 */
export function sideOf(
  { buyer, seller }: Pick<Trade, 'buyer' | 'seller'>,
  { id, sellerIds }: TradingBusiness,
): TradeSide | null {
  if (buyer?.id === id) return 'bought'
  return sellerIds === null || sellerIds.has(seller?.id ?? '') ? 'sold' : null
}

/** Returns the business that buys or sells in all records of a user's list; null for lists with records of others. */
export const sidedBusinessId = (resource: string, user: User): string | null =>
  resource === 'transactions' && user.type === 'business' ? ownBusinessId(user) : null

/**
 * True if a business sells in a transaction of its list. The CO₂e then counts for the buyer, as in the carbon statement.
 * `businessId` is null for lists with records of others.
 */
export const isSaleOf = (businessId: string | null, trade: Pick<Trade, 'buyer' | 'seller'>): boolean =>
  businessId !== null && sideOf(trade, { id: businessId, sellerIds: null }) === 'sold'
