import { exact, exactText } from '#domain/carbon/carbon.ts'
import { roundedToCents } from '#domain/figures/money.ts'
import { ambiguityIn } from '#domain/figures/number-reading.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'

/** Parses a number. Returns null if it is invalid, ambiguous or has more than `decimals` decimals. */
export type ReadDecimals = (text: string, decimals: number) => number | null

/** Result of a formula. `number` is null while the formula lacks input; `problem` is an error message. */
export type Reckoned = { number: number | null } | { problem: string }

const digits = String.raw`[\d\s.,٫']`
const weighing = new RegExp(`^\\s*(\\d${digits}*?)\\s*-(${digits}*)$`, 'u')
const pricing = new RegExp(`^\\s*@(?:\\s*R)?(${digits}*)(?:/\\s*kg\\s*)?$`, 'iu')

/**
 * True if a text is a weighing formula, complete or not: a gross weight, a minus and a tare, such as "1240-" or
 * "1240-380".
 */
export const isWeighing = (text: string) => weighing.test(asciiDigits(text))

/** Returns the gross weight in kg of a formula without its tare, such as "1240-", otherwise null. */
export function grossIn(text: string | null, read: ReadDecimals): number | null {
  const [, gross, tare] = weighing.exec(asciiDigits(text ?? '')) ?? []
  return gross === undefined || tare?.trim() !== '' ? null : read(gross, 2)
}

/** True if a text is a price per kg, complete or not: "@", "@3.50", "@ R 3.50/kg". */
export const isPricing = (text: string) => pricing.test(asciiDigits(text))

/**
 * Returns the net weight in kg of a formula such as "1240-380" (gross − tare). The `number` is null while the tare is
 * missing. Returns null if the text is not such a formula.
 */
export function netWeightOf(text: string, read: ReadDecimals): Reckoned | null {
  const [, first, second] = weighing.exec(asciiDigits(text)) ?? []
  if (first === undefined || second === undefined) return null
  if (grossIn(text, read) !== null) return { number: null }
  const [gross, tare] = [read(first, 2), read(second, 2)]
  if (gross === null || tare === null) {
    const problem = ambiguityIn(first, 2) ?? ambiguityIn(second, 2)
    return { problem: problem ?? t('Enter gross minus tare. For example, 1240-380') }
  }
  const net = exact(gross).minus(exact(tare))
  return net.lt(0) ? { problem: t('The tare must be less than the gross weight') } : { number: net.toNumber() }
}

/** Returns the price in rand per kg of a formula such as "@3.50", otherwise null. */
export function priceIn(text: string | null, read: ReadDecimals): number | null {
  const [, price] = pricing.exec(asciiDigits(text ?? '')) ?? []
  return price === undefined ? null : read(price, 4)
}

/** Returns price (rand per kg) × weight (kg) in rand, rounded to cents. */
export const valueAt = (price: number, weight: number): number =>
  Number(roundedToCents(exactText(exact(price).times(exact(weight)))))

/**
 * Returns the value in rand of a formula such as "@3.50" for a weight in kg. The `number` is null while the weight is
 * missing. Returns null if the text is not a price formula. `example` is a price in the notation of the locale.
 */
export function valueOfPrice(
  text: string,
  weight: number | null,
  read: ReadDecimals,
  example: string,
): Reckoned | null {
  if (!isPricing(text)) return null
  const price = priceIn(text, read)
  if (price === null) {
    const problem = ambiguityIn(pricing.exec(asciiDigits(text))?.[1] ?? '', 4)
    return { problem: problem ?? t('Enter rand per kg. For example, @{example}', { example }) }
  }
  return { number: weight === null ? null : valueAt(price, weight) }
}
