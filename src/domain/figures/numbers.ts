import { objectKeys } from 'ts-extras'
import { isRightToLeft } from '#messages/language.ts'

/** Decimal separators that a user can choose instead of the locale's. */
const chosenSigns = { point: '.', comma: ',' } as const
export type DecimalSign = keyof typeof chosenSigns

/**
 * Adds the chosen decimal separator to a locale tag: "de-DE-x-point". `Intl` ignores this private-use subtag (BCP 47,
 * 2.2.7); the functions of this file read it.
 */
export const localeWithSign = (locale: string, sign: DecimalSign) => `${locale}-x-${sign}`

/**
 * Locale for a language without date words in the browser: numbers as in South Africa, dates in digits (ISO 8601). The
 * private-use subtag is for `date-words.ts`.
 */
export const isoLocale = 'en-ZA-x-iso'

const decimalSigns = new Map<string, string>()

/** Returns the decimal separator of a locale. */
export function decimalSignOf(locale: string): string {
  let known = decimalSigns.get(locale)
  if (known === undefined) {
    const chosen = objectKeys(chosenSigns).find(sign => locale.endsWith(`-x-${sign}`))
    const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5)
    known = chosen ? chosenSigns[chosen] : (parts.find(({ type }) => type === 'decimal')?.value ?? '.')
    decimalSigns.set(locale, known)
  }
  return known
}

/** Exact decimal number as text, such as "3208.515". */
export type DecimalText = `${number}`

/** Casts a text to {@link DecimalText} without validation. */
export const decimalText = (text: string) => text as DecimalText

/** Cached number format, with the signs of its locale. */
type NumberFormat = { format: Intl.NumberFormat; group: string; minus: string; decimal: string }

const formats = new Map<string, NumberFormat>()

/** Group separator and minus sign that replace those of the locale. */
const signs = { group: '\u00a0', minus: '−' } as const

type Decimals = { min?: number; max?: number }

/** Formats a number as {@link formatNumber} does, for a field. */
export function plainNumber(
  figure: number | DecimalText,
  locale: string,
  { min = 2, max = Math.max(min, 2) }: Decimals,
) {
  const key = `${locale} ${min} ${max}`
  let known = formats.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      minimumFractionDigits: min,
      maximumFractionDigits: max,
      roundingMode: 'halfEven',
      useGrouping: true,
      // Shows no minus sign for a value that rounds to zero.
      signDisplay: 'negative',
    })
    const parts = format.formatToParts(-1_234_567.5)
    const sign = (type: Intl.NumberFormatPartTypes, otherwise: string) =>
      parts.find(part => part.type === type)?.value ?? otherwise
    const decimal = sign('decimal', decimalSignOf(locale))
    const digitsAt = parts.findIndex(({ type }) => type === 'integer')
    // Includes the direction mark that right-to-left languages put before the minus sign.
    const minus = parts
      .slice(0, digitsAt)
      .map(({ value }) => value)
      .join('')
    known = { format, group: sign('group', signs.group), minus, decimal }
    formats.set(key, known)
  }
  // Replaces the signs in the text, because calling `formatToParts` for every number would take several times as long.
  const { format, group, minus, decimal } = known
  const text = format.format(figure).replaceAll(group, signs.group).replace(minus, signs.minus)
  return text.replace(decimal, decimalSignOf(locale))
}

/** Isolates a number with its sign or unit in a right-to-left page, which would otherwise reorder them. */
export const leftToRight = (text: string) => (isRightToLeft ? `\u2066${text}\u2069` : text)

/**
 * Formats a number: rounds once (half-even), uses the digits 0 to 9, no-break spaces between groups, U+2212 as minus on
 * the left, and the locale's decimal separator. Accepts numbers and exact decimal text.
 */
export function formatNumber(figure: number | DecimalText, locale: string, decimals: Decimals = {}): string {
  const text = plainNumber(figure, locale, decimals)
  return text.startsWith(signs.minus) ? leftToRight(text) : text
}

/** Formats kilograms with two decimals: "2 070.50 kg". */
export const formatWeight = (kg: number | DecimalText, locale: string) =>
  leftToRight(`${formatNumber(kg, locale)}\u00a0kg`)
