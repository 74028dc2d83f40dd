import type { Api } from '#api/api.ts'
import type { Trade } from '#schemas/trade.ts'

export const loadTrade = (
  api: Api,
  resource: 'transactions' | 'collections',
  id: string,
  signal: AbortSignal,
): Promise<Trade> => api[resource].get(id, ['buyer', 'seller', 'materials'], signal)
