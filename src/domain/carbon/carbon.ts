import Big from 'big.js'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'
import { factorNumber, factorWithPoint } from '#schemas/common.ts'

/**
 * Input for the CO₂e of a line. Weight in kg and value in rand, each null until entered. `carbonFactor` is in kg CO₂e
 * avoided per kg, negative if recycling emits more than new material. The CO₂e is unknown if the factor or the material
 * is null.
 */
export type Measured = {
  weight: number | null
  value: number | null
  material?: { name?: string | null; carbonFactor: number | null; gwCode: string | null }
}

/** Converts a number to an exact decimal: 0.1 becomes exactly one tenth. Null and undefined become 0. */
export const exact = (number: number | DecimalText | null | undefined) => new Big(number ?? 0)

/** Returns all digits of a number as decimal text, without an exponent. */
export const exactText = (sum: Big) => decimalText(sum.toFixed())

/** Returns a factor as exact decimal text in kg CO₂e avoided per kg, or null if unknown. */
export const factorText = (factor: number | null | undefined): DecimalText | null =>
  factor === null || factor === undefined ? null : exactText(exact(factor))

/**
 * Converts a factor from the API to exact decimal text. Returns null if it is not a number. Expands exponents, because
 * servers that send JSON numbers write small ones with an exponent.
 */
export function wireFactor(text: string): DecimalText | null {
  if (factorNumber(text) === null) return null
  const plain = factorWithPoint(text).trim().replace(/^\+/u, '')
  return /e/iu.test(plain) ? exactText(new Big(plain)) : decimalText(plain)
}

/**
 * Returns weight × factor in kg CO₂e avoided, unrounded. Negative if recycling emits more than new material. Returns
 * null if the weight or the factor is missing, because an unknown amount is not 0.
 */
export function carbonOf({ weight, material }: Measured): Big | null {
  const factor = material?.carbonFactor ?? null
  return weight === null || factor === null ? null : exact(weight).times(exact(factor))
}

/** Returns {@link carbonOf} as exact decimal text. */
export function lineCarbon(line: Measured): DecimalText | null {
  const carbon = carbonOf(line)
  return carbon && exactText(carbon)
}

/** Tonnes per short ton (2,000 lb), as rounded in US EPA WARM v15. */
const tonnesPerShortTon = '0.90718'

/**
 * Converts a US EPA WARM factor to kg CO₂e avoided per kg, with four decimals like the WARM tables. WARM uses tonnes
 * CO₂e per short ton, negative if avoided. `storage` is subtracted: it is the part (kg per kg) from modelled carbon
 * storage in forests, which would dominate the factors of paper and timber.
 */
export function factorOfWarm(tonnesPerTon: number, storage = 0): number {
  // Rounds half up, like the published tables.
  return exact(tonnesPerTon).times(-1).div(tonnesPerShortTon).minus(exact(storage)).round(4).toNumber()
}

/** Upper limit for plausible factors in kg CO₂e per kg. A larger factor probably has a different unit. */
export const mostPlausibleFactor = 100
