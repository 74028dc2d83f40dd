import type { TradeSums } from '#domain/carbon/trade-sums.ts'
import type { Trade } from '#schemas/trade.ts'

/** How far the trades of a period are read, in pages. Those that `failed` are missing in its sums. */
export type ReadProgress = { read: number; pages: number; failed: number; isDone: boolean; isStopped: boolean }

/** What is known so far of a period, and of the one before it. `latest` has the newest trades, the latest first. */
export type OverviewFigures = {
  now: TradeSums | null
  before: TradeSums | null
  progress: ReadProgress
  latest: readonly Trade[]
}
