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
 * Sums of unrounded lines in exact decimals, so the order of the lines never matters. {@link file://./numbers.ts}
 * rounds a sum (half-even, once) for display.
 */
export function totalsOf(lines: readonly Measured[]): Totals {
  let weight = new Big(0)
  let value = new Big(0)
  let carbon = new Big(0)
  const shares = new Map<Family, Big>()
  for (const line of lines) {
    const saved = carbonOf(line)
    const family = familyOf(line.material?.gwCode)
    weight = weight.plus(exact(line.weight))
    value = value.plus(exact(line.value))
    carbon = carbon.plus(saved)
    shares.set(family, (shares.get(family) ?? new Big(0)).plus(saved))
  }
  const byFamily = families
    .flatMap(family => {
      const share = shares.get(family)
      return share ? [{ family, share }] : []
    })
    .toSorted((a, b) => b.share.cmp(a.share))
    .map(({ family, share }) => ({ family, carbon: text(share) }))
  return { weight: text(weight), value: text(value), carbon: text(carbon), byFamily }
}
