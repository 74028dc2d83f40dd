import type { Trade } from '#schemas/trade.ts'

export type TradeSide = 'bought' | 'sold'

/** Returns the side of a business in a trade. Any trade with another buyer, or an unknown one, is a sale. */
export const sideOf = ({ buyer }: Pick<Trade, 'buyer'>, businessId: string): TradeSide =>
  buyer?.id === businessId ? 'bought' : 'sold'
