import Big from 'big.js'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'
import { factorNumber } from '#schemas/common.ts'

/**
 * What the CO₂e of a line is computed from. Weight in kg, value in rand; null is "not typed yet". `carbonFactor` is in kg CO₂e
 * avoided per kg, below 0 for a material whose recycling emits more than new material; null, or no material, is "unknown".
 */
export type Measured = {
  weight: number | null
  value: number | null
  material?: { name?: string | null; carbonFactor: number | null; gwCode: string | null }
}

/** A number as the decimal that it is written as: 0.1 is a tenth. */
export const exact = (number: number | DecimalText | null | undefined) => new Big(number ?? 0)

/** Every digit of a sum, without an exponent. */
export const exactText = (sum: Big) => decimalText(sum.toFixed())

/** A factor as exact decimal text, kg CO₂e avoided per kg; null when it is unknown. */
export const factorText = (factor: number | null | undefined): DecimalText | null =>
  factor === null || factor === undefined ? null : exactText(exact(factor))

/**
 * A factor on the wire as exact decimal text with all of its decimals; null if it is no number. Servers that send numbers write small ones
 * with an exponent.
 */
export function wireFactor(text: string): DecimalText | null {
  if (factorNumber(text) === null) return null
  const plain = text.trim().replace(/^\+/u, '')
  return /e/iu.test(plain) ? exactText(new Big(plain)) : decimalText(plain)
}

/**
 * Weight × factor, unrounded: kg CO₂e that a line avoided; below 0 if it is more than new. Null while the weight is not typed, and
 * for a factor that is unknown, which is never 0.
 */
export function carbonOf({ weight, material }: Measured): Big | null {
  const factor = material?.carbonFactor ?? null
  return weight === null || factor === null ? null : exact(weight).times(exact(factor))
}

/** {@link carbonOf} as exact decimal text. */
export function lineCarbon(line: Measured): DecimalText | null {
  const carbon = carbonOf(line)
  return carbon && exactText(carbon)
}

/** US EPA WARM counts in short tons: 2,000 lb, in metric tonnes as WARM v15 rounds them. */
const tonnesPerShortTon = '0.90718'

/**
 * The factor of a published figure of US EPA WARM, in kg CO₂e avoided per kg, to four decimals as WARM publishes. WARM says
 * tonnes CO₂e per short ton, and less than 0 for what is avoided. `storage` is the part of it that is modelled carbon
 * storage in forests, kg per kg: it is left out for paper and timber, whose figure it would dominate.
 */
export function factorOfWarm(tonnesPerTon: number, storage = 0): number {
  // Half up, as the published rows are rounded.
  return exact(tonnesPerTon).times(-1).div(tonnesPerShortTon).minus(exact(storage)).round(4).toNumber()
}
