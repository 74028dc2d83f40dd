import type { UnreadableRow } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'

type Holder = Pick<Trade, 'id'> & Partial<Pick<Trade, 'createdAt' | 'unreadableLines'>>

/**
 * Returns the unreadable lines of all trades, each with the id and date of its trade. Records without lines have none.
 */
export const unreadableLinesOf = (records: readonly Holder[]): UnreadableRow[] =>
  records.flatMap(({ id, createdAt = null, unreadableLines = [] }) =>
    unreadableLines.map(({ reason }) => ({ id, name: null, createdAt, reason })),
  )
