import type { TradeBook } from '#domain/carbon/trade-book.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import type { PageEvent, PageSeen } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'

/** A trade as it is counted, and kept for who sums anew, such as a statement of one of its parties. */
export type ReadTrade = CountedTrade & { sellerId: string | null }

/** A page that was read, with its trades as they are counted. */
export type CountedPage = PageSeen & {
  /** The trades that were counted, by id. */
  counted: ReadonlyMap<string, ReadTrade>
  /** When its first and its last trade were, in epoch milliseconds; null for a page without trades. */
  span: { first: number; last: number } | null
  unreadable: Unreadable
}

/** What a page has that cannot be read, and so is not counted: whole trades, and lines of others, each with the id of its trade. */
export type Unreadable = { records: readonly UnreadableRow[]; lines: readonly UnreadableRow[] }

export type FiguresInput = {
  ranges: PeriodRanges
  /** The business whose purchases and sales are summed apart; null to sum all trades together. */
  buyerId: string | null
}

export type FiguresContext = Pick<FiguresInput, 'buyerId'> & {
  /** The sums of all trades, without the sales of the business `buyerId`. */
  book: TradeBook
  /** The sums of the sales of the business `buyerId`. */
  sold: TradeBook
  read: readonly CountedPage[]
  /** The pages that could not be read. */
  failed: ReadonlyMap<number, Problem>
  /** Whether all pages so far have the latest trades first, so that no older page is needed than the first that is too old. */
  isOrdered: boolean
  /** The trades that this browser has written since, as they are now, by id; null for one that is gone. They count instead of those of pages. */
  own: ReadonlyMap<string, ReadTrade | null>
  /** The latest trades of all that was read, the latest first; ten at most. */
  latest: readonly Trade[]
  /** True if all has to be read anew once no screen shows it. */
  isOutdated: boolean
}

export type FiguresEvent =
  | PageEvent<Trade>
  /** A screen shows the figures from now on. */
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'period.change'; ranges: PeriodRanges }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  /** Reads the pages that stayed away. */
  | { type: 'reading.retry' }
  /** This browser recorded a trade, or changed one, which is like this now. */
  | { type: 'trade.recorded'; trade: Trade }
  | { type: 'trade.changed'; trade: Trade }
  | { type: 'trade.removed'; id: string }
  /** This browser has written something to trades, and what they are like now is not known. */
  | { type: 'trades.touched' }
