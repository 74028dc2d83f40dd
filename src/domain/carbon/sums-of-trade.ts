import type { Line } from '#schemas/trade.ts'
import { type Sums, sumsOf } from './sums.ts'

const known = new WeakMap<readonly Line[], Sums>()

/**
 * Returns the sums of a trade's lines. Cached, so that all cells of a row share one computation. The cache key is
 * the immutable list of lines.
 */
export function sumsOfTrade({ materials }: { materials: readonly Line[] }): Sums {
  const sums = known.get(materials) ?? sumsOf(materials)
  known.set(materials, sums)
  return sums
}
