import type { Trade } from '#schemas/trade.ts'

export type TradeSide = 'bought' | 'sold'

/** Returns the side of a business in one of its trades. A trade with another or an unknown buyer is a sale. */
export const sideOf = ({ buyer }: Pick<Trade, 'buyer'>, businessId: string): TradeSide =>
  buyer?.id === businessId ? 'bought' : 'sold'
