import type { SumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import type { PageEvent, PageSeen } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { Trade } from '#schemas/trade.ts'

/** Trade with only the summed fields. Statements use the trade to sum again for one party. */
export type ReadTrade = CountedTrade & { sellerId: string | null }

export type CountedPage = PageSeen & {
  /** Counted trades by id. */
  counted: ReadonlyMap<string, ReadTrade>
  /** Times of the first and the last trade, in epoch milliseconds; null for an empty page. */
  span: { first: number; last: number } | null
  unreadable: Unreadable
}

/** Unreadable trades, and unreadable lines with the id of their trade. Both are missing from the sums. */
export type Unreadable = { records: readonly UnreadableRow[]; lines: readonly UnreadableRow[] }

export type FiguresInput = {
  ranges: PeriodRanges
  /** Business with separate sums of purchases and sales; null to sum all trades together. */
  buyerId: string | null
}

export type FiguresContext = Pick<FiguresInput, 'buyerId'> & {
  /** Sums of all trades except the sales of the business `buyerId`. */
  book: SumsByDay
  /** Sums of the sales of the business `buyerId`. */
  sold: SumsByDay
  read: readonly CountedPage[]
  /** Problems of failed pages, by page number. */
  failed: ReadonlyMap<number, Problem>
  /** True if the pages so far are in descending order of time. Pages older than the period are then not required. */
  isOrdered: boolean
  /** Trades that this browser changed, by id; null for a deleted trade. They replace the versions of the pages. */
  own: ReadonlyMap<string, ReadTrade | null>
  /** Latest trades of all pages, in descending order; at most ten. */
  latest: readonly Trade[]
  /** True if all data expires when no screen shows it. */
  isOutdated: boolean
}

export type FiguresEvent =
  | PageEvent<Trade>
  /** A screen starts to show the figures. */
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'period.change'; ranges: PeriodRanges }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  /** Reads the failed pages again. */
  | { type: 'reading.retry' }
  /** This browser created or changed a trade. `trade` is the new version. */
  | { type: 'trade.recorded'; trade: Trade }
  | { type: 'trade.changed'; trade: Trade }
  | { type: 'trade.removed'; id: string }
  /** This browser changed trades, but their new versions are unknown. */
  | { type: 'trades.touched' }
