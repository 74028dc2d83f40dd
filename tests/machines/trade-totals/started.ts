import { createActor, SimulatedClock } from 'xstate'
import type { PageRead } from '#domain/pages-read.ts'
import type { Script } from '#machines/fakes.ts'
import { someRanges, tradeTotalsFakes } from '#machines/trade-totals/trade-totals.fakes.ts'
import { tradeTotalsMachine } from '#machines/trade-totals/trade-totals.machine.ts'
import { readingProgressOf } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { Trade } from '#schemas/trade.ts'
import { settled } from '../support.ts'

/**
 * Starts the machine that sums a list, as if its totals were on screen. `page` returns the pages of the list. The
 * machine gets the `sellerIds` before the first page.
 */
export async function opened(
  options: Script<'readPages'> & {
    page?: (page: number) => PageRead<Trade>
    ranges?: typeof someRanges
    buyerId?: string | null
    sellerIds?: ReadonlySet<string>
  } = {},
) {
  const { ranges = someRanges, buyerId = null, sellerIds, ...script } = options
  const { actors, calls } = tradeTotalsFakes(script)
  const clock = new SimulatedClock()
  const actor = createActor(tradeTotalsMachine.provide({ actors }), { input: { ranges, buyerId }, clock }).start()
  actor.send({ type: 'screen.opened' })
  if (sellerIds) actor.send({ type: 'sellers.read', sellerIds })
  await settled()
  return {
    actor,
    clock,
    calls,
    /** Returns the numbers of the requested pages, in order of request. */
    requests: () => calls.map(({ input }) => (input as { page: number }).page),
    weight: () => actor.getSnapshot().context.book.now.all.weight,
    weightBefore: () => actor.getSnapshot().context.book.before.all.weight,
    progress: () => readingProgressOf(actor.getSnapshot()),
    /** Advances the clock, then settles all pending calls and the calls that follow. */
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
  }
}
