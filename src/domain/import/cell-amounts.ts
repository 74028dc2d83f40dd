import { exact } from '#domain/carbon/carbon.ts'
import type { Decimal } from '#domain/figures/number-reading.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'
import { numbersIn, randIn, writtenPrice, writtenWeight } from '#domain/pasting/pasted-numbers.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import type { WeightUnit } from './import-types.ts'

/** Kilograms per unit. */
const factors: Readonly<Record<WeightUnit, DecimalText>> = {
  kg: decimalText('1'),
  t: decimalText('1000'),
  g: decimalText('0.001'),
  lb: decimalText('0.45359237'),
}

export const kilogramsIn = (unit: WeightUnit) => exact(factors[unit])

const unitNames: ReadonlyArray<readonly [unit: WeightUnit | 'other', names: RegExp]> = [
  ['other', /^(?:short|long|oz|ounces?|cwt|st|m3|cbm|l|lit(?:re|er)s?|pcs|each|ea)$/u],
  ['kg', /^(?:kgs?|kgm|kilos?|kilogram(?:me|m)?s?|كغ|كجم|كيلوغرام)$/u],
  ['t', /^(?:t|mt|tons?|tonnes?|tonnen?|toneladas?|amathani|طن)$/u],
  ['g', /^(?:g|gr|gm|gram(?:me|m)?s?)$/u],
  ['lb', /^(?:lbs?|pounds?|#)$/u],
]

/**
 * Returns the unit of weight that a heading or a cell of units names: "Net weight (kg)", "NetKg", "MT". Returns `other`
 * for a unit that is not a supported weight, such as short tons, and null without a unit.
 */
export function weightUnitIn(text: string): WeightUnit | 'other' | null {
  const words =
    text
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .toLowerCase()
      .match(/\p{L}+3?|#/gu) ?? []
  const found = unitNames.filter(([, names]) => words.some(word => names.test(word))).map(([unit]) => unit)
  return found[0] ?? null
}

/** Text with digits, and the unit after them. */
const withUnit = /^(.*\d[\d\s.,٫'’)-]*?)\s*(\p{L}[\p{L}\s.]*|#)$/u

/** Returns the numbers in a cell of weights, without units, to detect their decimal separator. */
export const weightNumbersIn = (text: string) => numbersIn(withUnit.exec(asciiDigits(text))?.[1] ?? text, 'weight')

/** How the numbers of a column are written. Numbers of a spreadsheet are `isExact` and have a decimal point. */
type Notation = { decimal: Decimal | null; isExact: boolean }

/**
 * Reads a weight or "gross-tare", and converts it to kg, rounded to two decimals. A unit in the cell overrides `unit`.
 * The fault is an error message.
 */
export function readWeight(
  text: string,
  { unit, decimal, isExact }: Notation & { unit: WeightUnit },
): { kg: number } | { fault: string } {
  const [, digits = text, suffix] = withUnit.exec(asciiDigits(text)) ?? []
  const used = suffix === undefined ? unit : weightUnitIn(suffix)
  if (used === null || used === 'other') return { fault: t('The unit of the weight “{text}” is unknown', { text }) }
  const weight = writtenWeight(digits, isExact ? '.' : decimal, true)
  return typeof weight === 'string' ? { fault: weight } : { kg: exact(weight).times(factors[used]).round(2).toNumber() }
}

/** Reads an amount in rand. Rounds numbers of a spreadsheet to cents. The fault is an error message. */
export function readMoney(text: string, { decimal, isExact }: Notation): { rand: number } | { fault: string } {
  const rand = randIn(text, isExact ? '.' : decimal, isExact)
  return typeof rand === 'string' ? { fault: rand } : { rand: exact(rand).round(2).toNumber() }
}

/** Reads a price per unit in rand, with all its decimals. The fault is an error message. */
export function readPrice(text: string, { decimal, isExact }: Notation): { rand: number } | { fault: string } {
  const price = writtenPrice(text, isExact ? '.' : decimal, isExact)
  return typeof price === 'string' ? { fault: price } : { rand: price }
}
