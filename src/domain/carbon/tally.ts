import type Big from 'big.js'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { recordFrom } from '#domain/record-from.ts'
import { carbonOf, exact, exactText, type Measured } from './carbon.ts'

const amounts = ['weight', 'value', 'carbon', 'emitted', 'unknownWeight'] as const
const counts = ['lines', 'known', 'unknown', 'emitting', 'atTodays'] as const

type Amount = (typeof amounts)[number]
type Count = (typeof counts)[number]

/**
 * Sums over unrounded lines, which never depend on the order of the lines. They are plain data: they can be sent to a worker,
 * added to other sums, and taken away again. Exact decimal text:
 * - `weight` in kg, `value` in rand;
 * - `carbon`: kg CO₂e avoided less kg more than new, by the lines whose factor is known;
 * - `emitted`: kg CO₂e more than new, by the lines with a factor below 0; never negative;
 * - `unknownWeight`: kg of the lines without a factor, which `carbon` leaves out.
 *
 * Counts of lines: `lines` all of them; `known` those that `carbon` counts, of which `emitting` have a factor below 0, and
 * `atTodays` today's factor only; `unknown` those with a weight and without a factor. A line without a weight is neither.
 */
export type Sums = Readonly<Record<Amount, DecimalText> & Record<Count, number>>

/** Whether a line has today's factor, and not the one that it was recorded with. */
export type IsAtTodays<Line> = (line: Line) => boolean

/** A line that the server has brings the factor that it was recorded with. */
export const asRecorded = () => false

/** Adds up lines and sums, and takes them away. Decimals are exact: what is taken away leaves no trace. */
export function createTally() {
  const total = recordFrom(amounts, () => exact(0))
  const count = recordFrom(counts, () => 0)
  const put = (amount: Amount, by: Big, sign: 1 | -1) => {
    total[amount] = sign === 1 ? total[amount].plus(by) : total[amount].minus(by)
  }
  return {
    /** Adds a line (1), or takes it away (-1). */
    addLine(line: Measured, isAtTodays: boolean, sign: 1 | -1) {
      const { weight, value } = line
      const carbon = carbonOf(line)
      count.lines += sign
      put('weight', exact(weight), sign)
      put('value', exact(value), sign)
      if (carbon) {
        put('carbon', carbon, sign)
        count.known += sign
        if (isAtTodays) count.atTodays += sign
        if (carbon.lt(0)) {
          count.emitting += sign
          put('emitted', carbon.neg(), sign)
        }
      } else if (weight !== null) {
        count.unknown += sign
        put('unknownWeight', exact(weight), sign)
      }
    },
    /** Adds the sums of other lines (1), or takes them away (-1). */
    addSums(sums: Sums, sign: 1 | -1) {
      for (const amount of amounts) put(amount, exact(sums[amount]), sign)
      for (const name of counts) count[name] += sign * sums[name]
    },
    lineCount: () => count.lines,
    sums: (): Sums => ({
      ...count,
      ...recordFrom(amounts, amount => exactText(total[amount])),
    }),
  }
}
export type Tally = ReturnType<typeof createTally>

/** The sums of lines, by the factors that they were recorded with. */
export function sumsOf(lines: readonly Measured[]): Sums {
  const tally = createTally()
  for (const line of lines) tally.addLine(line, false, 1)
  return tally.sums()
}

/** What lines weigh together, in kg, exact. */
export const weightOf = (lines: ReadonlyArray<Pick<Measured, 'weight'>>): DecimalText =>
  exactText(lines.reduce((sum, { weight }) => sum.plus(weight ?? 0), exact(0)))

/** The sums of two parts together. */
export function mergedSums(some: Sums, others: Sums): Sums {
  const tally = createTally()
  tally.addSums(some, 1)
  tally.addSums(others, 1)
  return tally.sums()
}

/** What is left of sums when those of a part are taken away. */
export function sumsWithout(all: Sums, part: Sums): Sums {
  const tally = createTally()
  tally.addSums(all, 1)
  tally.addSums(part, -1)
  return tally.sums()
}

/** The part of a weight whose factor is unknown, in percent, to two decimals (half-even); 0 where there is no weight. */
export function unknownShareOf({ weight, unknownWeight }: Pick<Sums, 'weight' | 'unknownWeight'>): DecimalText {
  const all = exact(weight)
  const halfEven = 2
  return all.eq(0) ? '0' : exactText(exact(unknownWeight).times(100).div(all).round(2, halfEven))
}
