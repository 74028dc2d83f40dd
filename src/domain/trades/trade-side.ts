import type { Trade } from '#schemas/trade.ts'

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
