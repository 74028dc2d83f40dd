import { createActor, SimulatedClock } from 'xstate'
import type { PageRead } from '#domain/pages-read.ts'
import type { Script } from '#machines/fakes.ts'
import { figuresFakes, someRanges } from '#machines/figures/figures.fakes.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'
import { readingProgressOf } from '#machines/figures/figures.selectors.ts'
import type { Trade } from '#schemas/trade.ts'
import { settled } from '../support.ts'

/** Figures on a list whose pages are answered with `page`, which a screen shows. */
export async function opened(
  options: Script<'readPages'> & {
    page?: (page: number) => PageRead<Trade>
    ranges?: typeof someRanges
    buyerId?: string | null
  } = {},
) {
  const { ranges = someRanges, buyerId = null, ...script } = options
  const { actors, calls } = figuresFakes(script)
  const clock = new SimulatedClock()
  const actor = createActor(figuresMachine.provide({ actors }), { input: { ranges, buyerId }, clock }).start()
  actor.send({ type: 'screen.opened' })
  await settled()
  return {
    actor,
    clock,
    calls,
    /** The pages that were asked for, in order. */
    asked: () => calls.map(({ input }) => (input as { page: number }).page),
    weight: () => actor.getSnapshot().context.book.now.all.weight,
    weightBefore: () => actor.getSnapshot().context.book.before.all.weight,
    progress: () => readingProgressOf(actor.getSnapshot()),
    /** Lets everything that waits for a while go on: what is asked after it. */
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
  }
}
