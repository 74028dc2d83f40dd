import { exact, exactText } from '#domain/carbon/carbon.ts'
import { roundedToCents } from '#domain/figures/money.ts'

/** Reads a number as the locale writes it; null for what is none, or has more decimals than these. */
export type ReadDecimals = (text: string, decimals: number) => number | null

/**
 * What a text that calculates comes to. `number` is null where it waits for something else; `problem` says why it comes to nothing.
 */
export type Reckoned = { number: number | null } | { problem: string }

const digits = String.raw`[\d\s.,']`
const weighing = new RegExp(`^\\s*(\\d${digits}*?)\\s*[-−–](${digits}*)$`, 'u')
const pricing = new RegExp(`^\\s*@(${digits}*)$`, 'u')

/** Whether a text is a gross weight, a minus and what there is of a tare: "1240-", "1240-380". */
export const isWeighing = (text: string) => weighing.test(text)

/** Whether a text is what there is of a price for a kilogram: "@", "@3.50". */
export const isPricing = (text: string) => pricing.test(text)

/** The net weight in kg that "1240-380" (gross − tare) comes to; null for a text that is no such sum. */
export function netWeightOf(text: string, read: ReadDecimals): Reckoned | null {
  const [, first, second] = weighing.exec(text) ?? []
  if (first === undefined || second === undefined) return null
  const [gross, tare] = [read(first, 2), read(second, 2)]
  if (gross === null || tare === null) return { problem: 'Enter gross minus tare. For example, 1240-380' }
  const net = exact(gross).minus(exact(tare))
  return net.lt(0) ? { problem: 'The tare must be less than the gross weight' } : { number: net.toNumber() }
}

/** The price in rand per kg that "@3.50" says; null for any other text. */
export function priceIn(text: string | null, read: ReadDecimals): number | null {
  const [, price] = pricing.exec(text ?? '') ?? []
  return price === undefined ? null : read(price, 4)
}

/** The value in rand of a weight in kg at a price in rand per kg, rounded to cents. */
export const valueAt = (price: number, weight: number): number =>
  Number(roundedToCents(exactText(exact(price).times(exact(weight)))))

/**
 * The value in rand that "@3.50" comes to for a weight in kg, for which it waits; null for a text that is no price. `example` is a
 * price as the locale writes it.
 */
export function valueOfPrice(
  text: string,
  weight: number | null,
  read: ReadDecimals,
  example: string,
): Reckoned | null {
  if (!isPricing(text)) return null
  const price = priceIn(text, read)
  if (price === null) return { problem: `Enter rand per kg. For example, @${example}` }
  return { number: weight === null ? null : valueAt(price, weight) }
}
