import { t } from '#messages/message.ts'

export type NumberFormat = {
  decimal: string
  group: string
  parse: (text: string) => number | null
  format: (value: number, decimals: { min: number; max: number }) => string
}

/** Alternative input for a number, such as a sum. The field evaluates it on blur. */
export type Formula = {
  isStarted: (text: string) => boolean
  /**
   * Evaluates the text; returns null if it is not a formula. `number` is null while the formula depends on missing
   * data.
   */
  read: (text: string) => { number: number | null } | { problem: string } | null
  /** Extra key for a character that mobile keypads lack. `begin` turns the typed text into a formula. */
  key: { label: string; begin: (text: string) => string }
}

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max((digits.split('.')[1] ?? '').length - Number(exponent), 0)
}

/** Adds without binary rounding errors: 0.1 + 0.2 is 0.3. */
export function addDecimals(a: number, b: number): number {
  const scale = 10 ** Math.max(decimalsOf(a), decimalsOf(b))
  return (Math.round(a * scale) + Math.round(b * scale)) / scale
}

export const clamp = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  Math.min(Math.max(value, min), max)

/** Returns the number of decimals in the text as typed. */
export const writtenDecimals = (text: string, { decimal }: NumberFormat) =>
  (text.split(decimal)[1] ?? '').replace(/\D/g, '').length

/** Parses a text. Returns null if it is not a number, or has too many decimals for the field. */
export function readNumber(text: string, format: NumberFormat, decimals: number): number | null {
  const number = format.parse(text)
  if (number === null || writtenDecimals(text, format) > decimals) return null
  return number === 0 ? 0 : number
}

const mostDigits = 15

export const tooManyDigits = t('Too many digits: {count} at most', { count: mostDigits })

export const hasTooManyDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length > mostDigits

/**
 * Returns the two possible meanings of an ambiguous text, or null. With "," as decimal separator and two decimals,
 * "1,234" can mean 1234 or 1,23.
 */
export function twoMeanings(text: string, format: NumberFormat, decimals: number): [string, string] | null {
  if (format.decimal !== ',' || decimals === 0 || decimals > 2) return null
  const [, whole, rest] = /^\s*([-−–]?[1-9]\d{0,2}),(\d{3})\s*$/u.exec(text) ?? []
  return whole && rest ? [whole + rest, `${whole},${rest.slice(0, decimals)}`] : null
}

/** True for a negative number in any notation: "-5", "5-", or "(5)" as in accounting. */
export const isNegative = (text: string) =>
  /^\s*[-−–]/u.test(text) || (/\d/u.test(text) && /^[^\d.,]*[-−–]|[-−–]\s*$|^\s*\(.*\)\s*$/u.test(text))

export type TypingRefusal = 'letter' | 'negative' | 'decimalSign' | 'whole' | 'decimals'

/**
 * Returns the reason for rejecting a text; null if the text is valid. Accepts spaces and thousands separators between
 * any digits.
 */
export function refusalOf(
  text: string,
  format: NumberFormat,
  decimals: number,
  allowsNegative: boolean,
): TypingRefusal | null {
  const [, sign = '', digits = ''] = /^\s*([-−–]?)(.*)$/su.exec(text) ?? []
  const [whole = '', fraction, ...more] = digits.split(format.decimal)
  const parts = [...whole.split(format.group), fraction ?? '', ...more]
  if (!parts.every(part => /^[\d\s']*$/u.test(part))) return 'letter'
  if (sign && !allowsNegative) return 'negative'
  if (fraction === undefined) return null
  if (decimals === 0) return 'whole'
  if (more.length > 0) return 'decimalSign'
  if (!/^\d*$/.test(fraction)) return 'letter'
  return fraction.length > decimals ? 'decimals' : null
}

/** Returns a message with the skipped characters and the reason. */
export function skippedText(refusal: TypingRefusal, characters: string, decimals: number): string {
  switch (refusal) {
    case 'letter':
      return t('Numbers only: “{characters}” was skipped', { characters })
    case 'negative':
      return t('Must be 0 or more: “{characters}” was skipped', { characters })
    case 'decimalSign':
      return t('One decimal sign only: “{characters}” was skipped', { characters })
    case 'whole':
      return t('Whole numbers only: “{characters}” was skipped', { characters })
    case 'decimals':
      return t(
        '{decimals, plural, =1 {One decimal at most: “{characters}” was skipped} =2 {Two decimals at most: “{characters}” was skipped} other {{decimals} decimals at most: “{characters}” was skipped}}',
        { decimals, characters },
      )
  }
}

/**
 * Converts "." and "," to the decimal separator, because some keypads offer only one of them. The locale's thousands
 * separator stays.
 */
export const withDecimalSign = (text: string, { decimal, group }: NumberFormat) =>
  text.replace(/[.,]/g, sign => (sign === group ? sign : decimal))

/**
 * Removes text before and after the number. The lookbehind starts the match directly after the last digit; without it,
 * matching takes quadratic time.
 */
export const withoutUnits = (text: string) => text.replace(/^[^\d.,+\-−–]+/u, '').replace(/(?<![^\d.,])[^\d.,]+$/u, '')
