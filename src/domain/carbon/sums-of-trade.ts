import type { Line } from '#schemas/trade.ts'
import { type Sums, sumsOf } from './tally.ts'

const known = new WeakMap<readonly Line[], Sums>()

/** The sums of the lines of a trade, which are reckoned once for all cells of its row: a list of lines is never changed. */
export function sumsOfTrade({ materials }: { materials: readonly Line[] }): Sums {
  const sums = known.get(materials) ?? sumsOf(materials)
  known.set(materials, sums)
  return sums
}
