import type Big from 'big.js'
import type { DecimalText } from '#domain/figures/numbers.ts'
import { mappedRecord } from '#domain/mapped-record.ts'
import { carbonOf, exact, exactText, type Measured } from './carbon.ts'

const amounts = ['weight', 'value', 'carbon', 'emitted', 'unknownWeight'] as const
const counts = ['lines', 'known', 'unknown', 'emitting', 'atTodays'] as const

type Amount = (typeof amounts)[number]
type Count = (typeof counts)[number]

/**
 * Sums over unrounded lines, independent of the order of the lines. Plain data, so a worker can send them, and sums can
 * be added or subtracted. Amounts are exact decimal text:
 * - `weight` in kg, `value` in rand
 * - `carbon`: avoided kg CO₂e minus kg more than new, for lines with a known factor
 * - `emitted`: kg CO₂e more than new, for lines with a negative factor; never negative
 * - `unknownWeight`: weight in kg of the lines without a factor
 *
 * Numbers of lines:
 * - `lines`: all lines
 * - `known`: lines in `carbon`, with a weight and a factor
 * - `emitting`: the known lines with a negative factor
 * - `atTodays`: the known lines that use the current factor
 * - `unknown`: lines with a weight but no factor
 *
 * A line without a weight is neither known nor unknown.
 */
export type Sums = Readonly<Record<Amount, DecimalText> & Record<Count, number>>

/** True if a line uses the current factor instead of its recorded factor. */
export type IsAtTodays<Line> = (line: Line) => boolean

/** {@link IsAtTodays} for lines from the server, which always have their recorded factors. */
export const asRecorded = () => false

/**
 * Creates sums that lines and other sums can be added to and subtracted from. Decimals are exact, so a subtraction
 * leaves no rounding error.
 */
export function createRunningSums() {
  const total = mappedRecord(amounts, () => exact(0))
  const count = mappedRecord(counts, () => 0)
  const put = (amount: Amount, by: Big, sign: 1 | -1) => {
    total[amount] = sign === 1 ? total[amount].plus(by) : total[amount].minus(by)
  }
  return {
    /** Adds (1) or subtracts (-1) a line. */
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
    /** Adds (1) or subtracts (-1) sums of other lines. */
    addSums(sums: Sums, sign: 1 | -1) {
      for (const amount of amounts) put(amount, exact(sums[amount]), sign)
      for (const name of counts) count[name] = sign === 1 ? count[name] + sums[name] : count[name] - sums[name]
    },
    lineCount: () => count.lines,
    // One literal, because browsers need half the memory for objects that are created with all fields.
    sums: (): Sums => ({
      lines: count.lines,
      known: count.known,
      unknown: count.unknown,
      emitting: count.emitting,
      atTodays: count.atTodays,
      weight: exactText(total.weight),
      value: exactText(total.value),
      carbon: exactText(total.carbon),
      emitted: exactText(total.emitted),
      unknownWeight: exactText(total.unknownWeight),
    }),
  }
}
export type RunningSums = ReturnType<typeof createRunningSums>

/** Sums lines by their recorded factors. */
export function sumsOf(lines: readonly Measured[]): Sums {
  const running = createRunningSums()
  for (const line of lines) running.addLine(line, false, 1)
  return running.sums()
}

/** Returns the total weight in kg, exact. */
export const weightOf = (lines: ReadonlyArray<Pick<Measured, 'weight'>>): DecimalText =>
  exactText(lines.reduce((sum, { weight }) => sum.plus(weight ?? 0), exact(0)))

export function mergedSums(some: Sums, others: Sums): Sums {
  const running = createRunningSums()
  running.addSums(some, 1)
  running.addSums(others, 1)
  return running.sums()
}

/** Returns `all` with the CO₂e of only some of its lines, `counted`. */
export const withCarbonOf = (all: Sums, counted: Sums): Sums => ({
  ...counted,
  lines: all.lines,
  weight: all.weight,
  value: all.value,
})

/** Returns `all` minus `part`. */
export function sumsWithout(all: Sums, part: Sums): Sums {
  const running = createRunningSums()
  running.addSums(all, 1)
  running.addSums(part, -1)
  return running.sums()
}

/**
 * Returns the percentage of the weight that has no known factor, with two decimals (half-even). Returns 0 if the weight
 * is 0.
 */
export function unknownShareOf({ weight, unknownWeight }: Pick<Sums, 'weight' | 'unknownWeight'>): DecimalText {
  const all = exact(weight)
  const halfEven = 2
  return all.eq(0) ? '0' : exactText(exact(unknownWeight).times(100).div(all).round(2, halfEven))
}
