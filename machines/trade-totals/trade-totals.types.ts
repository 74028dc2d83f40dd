import type { SumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { CountedTrade } from '#domain/carbon/trade-sums.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import type { PageEvent, PageSeen, PagesRead } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { LineMaterial, Party, Trade } from '#schemas/trade.ts'

/** Trade with only the summed fields and the seller. Reports need the seller to sum the trades of one party. */
export type ReadTrade = CountedTrade & Pick<Trade, 'seller'>

/**
 * Trades of a page. The context can hold 100,000 trades, and as objects they would need six times the memory. `rows` is
 * JSON that refers to the id, the parties and the materials by index. It has ASCII characters only, which browsers store
 * as one byte each.
 */
export type PackedTrades = {
  ids: readonly string[]
  parties: readonly Party[]
  materials: readonly LineMaterial[]
  rows: string
  lineCount: number
}

export type CountedPage = PageSeen & {
  packed: PackedTrades
  unreadable: Unreadable
}

/**
 * Trades that could not be parsed, and lines that could not be parsed, with the id of their trade. The sums exclude
 * both.
 */
export type Unreadable = { records: readonly UnreadableRow[]; lines: readonly UnreadableRow[] }

export type TradeTotalsInput = {
  ranges: PeriodRanges
  /** Id of the business with separate sums of its purchases and sales; null to sum all trades together. */
  buyerId: string | null
}

/** Totals of the pages of a pass. */
export type CountedTotals = {
  /** Sums of the purchases of the business `buyerId`, or of all trades if it is null. */
  book: SumsByDay
  /** Sums of the sales of the business `buyerId`. */
  sold: SumsByDay
  /** Latest trades in the sums, newest first; at most ten. */
  latest: readonly Trade[]
}

/** Trade that this browser saved, or null if this browser deleted it. `at` is the time in epoch ms. */
export type OwnTrade = { trade: Trade | null; at: number }

export type TradeTotalsContext = Pick<TradeTotalsInput, 'buyerId'> &
  CountedTotals & {
    /** Ids that sell for the business `buyerId`; null if the list contains only trades of that business. */
    sellerIds: ReadonlySet<string> | null
    read: PagesRead<CountedPage>
    /** Totals of `read.pages`. */
    counted: CountedTotals
    /** Totals of `read.next`. */
    next: CountedTotals
    /** Errors of failed pages, by page number. */
    failed: ReadonlyMap<number, Problem>
    /**
     * Trades that this browser changed later than the pages, by id. These trades replace the versions from the pages.
     */
    own: ReadonlyMap<string, OwnTrade>
    /** True if the data is too old and must be discarded as soon as no screen shows it. */
    isOutdated: boolean
  }

/** Input of the actor `readPages`: the result of an interrupted reading. */
export type ReadingInput = Pick<TradeTotalsContext, 'read' | 'sellerIds'>

export type TradeTotalsEvent =
  | PageEvent<Trade>
  /**
   * The list contains trades of other businesses. A trade with another buyer counts only if one of these ids is the
   * seller.
   */
  | { type: 'sellers.read'; sellerIds: ReadonlySet<string> }
  /** A screen now shows the sums. */
  | { type: 'screen.opened' }
  | { type: 'screen.left' }
  | { type: 'period.change'; ranges: PeriodRanges }
  | { type: 'reading.stop' }
  | { type: 'reading.goOn' }
  /** Reads the failed pages again. */
  | { type: 'reading.retry' }
  /** Checks whether the list changed, and reads it again if so. */
  | { type: 'reading.again' }
  /** This browser saved or deleted a trade. */
  | ({ type: 'trade.written'; id: string } & OwnTrade)
  /** This browser changed trades, but their new values are unknown. */
  | { type: 'trades.touched' }
