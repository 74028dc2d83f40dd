import type { UnreadableRow } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'

type Holder = Pick<Trade, 'id'> & Partial<Pick<Trade, 'createdAt' | 'unreadableLines'>>

/** Returns the unreadable lines of trades with the id and date of the trade. Other records have none. */
export const unreadableLinesOf = (records: readonly Holder[]): UnreadableRow[] =>
  records.flatMap(({ id, createdAt = null, unreadableLines = [] }) =>
    unreadableLines.map(({ reason }) => ({ id, name: null, createdAt, reason })),
  )
