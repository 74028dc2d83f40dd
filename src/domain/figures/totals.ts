import Big from 'big.js'
import { type Family, families, familyOf } from './material-families.ts'
import type { DecimalText } from './numbers.ts'

/** What a figure is computed from. Weight in kg, value in rand, factor in kg CO₂e avoided per kg; null is "not known yet". */
export type Measured = {
  weight: number | null
  value: number | null
  material?: { carbonFactor: number | null; gwCode: string | null }
}

export type Totals = {
  /** kg, exact decimal text. */
  weight: DecimalText
  /** Rand, exact decimal text. */
  value: DecimalText
  /** kg CO₂e avoided, exact decimal text. */
  carbon: DecimalText
  /** kg CO₂e by family, largest first, families without lines left out. */
  byFamily: ReadonlyArray<{ family: Family; carbon: DecimalText }>
}

const exact = (number: number | null | undefined) => new Big(number ?? 0)

const text = (sum: Big) => sum.toFixed() as DecimalText

const carbonOf = (line: Measured) => exact(line.weight).times(exact(line.material?.carbonFactor))

/** CO₂e that a line avoided, in kg: weight × factor, unrounded, as exact decimal text. */
export function lineCarbon(line: Measured): DecimalText {
  return text(carbonOf(line))
}

/**
 * Sums lists of lines that follow one another, such as those of a form while it is filled in. Only the lines that are not the
 * same objects as in the list before are computed, and as long as nothing changes the sums are the same object. So lines
 * have to be immutable.
 */
export function runningTotals(): (lines: readonly Measured[]) => Totals {
  let summed: readonly Measured[] = []
  let sums = { weight: new Big(0), value: new Big(0), carbon: new Big(0) }
  const shares = new Map<Family, { carbon: Big; count: number }>()
  let totals: Totals = { weight: '0', value: '0', carbon: '0', byFamily: [] }

  /** Adds a line (1), or takes it away (-1). Decimals are exact: what is taken away leaves no trace. */
  const add = (line: Measured, sign: 1 | -1) => {
    const carbon = carbonOf(line).times(sign)
    sums = {
      weight: sums.weight.plus(exact(line.weight).times(sign)),
      value: sums.value.plus(exact(line.value).times(sign)),
      carbon: sums.carbon.plus(carbon),
    }
    const family = familyOf(line.material?.gwCode)
    const share = shares.get(family) ?? { carbon: new Big(0), count: 0 }
    shares.set(family, { carbon: share.carbon.plus(carbon), count: share.count + sign })
  }
  return lines => {
    let hasChanged = false
    for (let at = 0; at < Math.max(summed.length, lines.length); at += 1) {
      const [before, now] = [summed[at], lines[at]]
      if (before === now) continue
      hasChanged = true
      if (before) add(before, -1)
      if (now) add(now, 1)
    }
    summed = lines
    if (!hasChanged) return totals
    const byFamily = families
      .flatMap(family => {
        const share = shares.get(family)
        return share && share.count > 0 ? [{ family, carbon: share.carbon }] : []
      })
      .toSorted((a, b) => b.carbon.cmp(a.carbon))
      .map(({ family, carbon }) => ({ family, carbon: text(carbon) }))
    totals = { weight: text(sums.weight), value: text(sums.value), carbon: text(sums.carbon), byFamily }
    return totals
  }
}

/**
 * Sums of unrounded lines in exact decimals, so the order of the lines never matters. {@link file://./numbers.ts}
 * rounds a sum (half-even, once) for display.
 */
export const totalsOf = (lines: readonly Measured[]): Totals => runningTotals()(lines)
