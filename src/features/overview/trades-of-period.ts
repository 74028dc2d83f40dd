import { nextTask } from '#actors/next-task.ts'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import type { ReadTrade } from '#machines/trade-totals/trade-totals.types.ts'

/** Trades per batch. Between batches, the browser can handle input. */
const atOnce = 200

type Found = readonly [id: string, ReadTrade]

const isWithin = ({ from, to }: DayRange, day: string) => from <= day && day <= to

/**
 * Yields the trades of a report: those of its subject (`isOf`) within a range of local days. Throws the signal's reason
 * if aborted.
 */
export async function* tradesOfPeriod(
  trades: Iterable<Found>,
  isOf: (trade: ReadTrade) => boolean,
  days: DayRange,
  signal: AbortSignal,
): AsyncGenerator<Found[], void, void> {
  let looked = 0
  let batch: Found[] = []
  for (const found of trades) {
    const [, trade] = found
    if (isOf(trade) && isWithin(days, localDay(trade.createdAt))) batch.push(found)
    looked += 1
    if (looked % atOnce === 0) {
      yield batch
      batch = []
      await nextTask()
      signal.throwIfAborted()
    }
  }
  yield batch
}
