import type { Line } from '#schemas/trade.ts'
import { type Sums, sumsOf } from './sums.ts'

const known = new WeakMap<readonly Line[], Sums>()

/** Returns the sums of a trade's lines, computed once for all cells of its row. Lists of lines are immutable. */
export function sumsOfTrade({ materials }: { materials: readonly Line[] }): Sums {
  const sums = known.get(materials) ?? sumsOf(materials)
  known.set(materials, sums)
  return sums
}
