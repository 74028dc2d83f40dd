import { inBatches } from '#actors/next-task.ts'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import type { ReadTrade } from '#machines/trade-totals/trade-totals.types.ts'

type Found = readonly [id: string, ReadTrade]

const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to

/**
 * Yields the trades of a report in batches: those of its subject (`isOf`) within a range of local days. Throws the
 * signal's reason if aborted.
 */
export async function* tradesOfPeriod(
  trades: Iterable<Found>,
  isOf: (trade: ReadTrade) => boolean,
  days: DayRange,
  signal: AbortSignal,
): AsyncGenerator<Found[], void, void> {
  for await (const batch of inBatches(trades, signal)) {
    yield batch.filter(([, trade]) => isOf(trade) && isWithin(days, localDay(trade.createdAt)))
  }
}
