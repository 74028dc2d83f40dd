import type { Api } from '#api/api.ts'
import type { Trade } from '#schemas/trade.ts'

/** A trade with its parties and its lines. */
export const loadTrade = (
  api: Api,
  resource: 'transactions' | 'collections',
  id: string,
  signal: AbortSignal,
): Promise<Trade> => api[resource].get(id, ['buyer', 'seller', 'materials'], signal)
