import type { UnreadableRow } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'

type Holder = Pick<Trade, 'id'> & Partial<Pick<Trade, 'createdAt' | 'unreadableLines'>>

/** The lines of trades that cannot be read, each under the id and the date of its trade. Other records have none. */
export const unreadableLinesOf = (records: readonly Holder[]): UnreadableRow[] =>
  records.flatMap(({ id, createdAt = null, unreadableLines = [] }) =>
    unreadableLines.map(({ reason }) => ({ id, name: null, createdAt, reason })),
  )
