import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'

export type NumberFormat = {
  /** Returns a number as decimal text, such as "1234.5". Returns null if the text is ambiguous or not a number. */
  read: (text: string) => string | null
  /** Returns both meanings of an ambiguous number, such as "1,234", as decimal texts, otherwise null. */
  meanings: (text: string) => { integer: string; decimal: string } | null
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

/** Returns the number of decimals in a number as typed or as formatted. */
export const writtenDecimals = (text: string, format: NumberFormat) =>
  ((format.read(text) ?? text.replace(',', '.')).split('.')[1] ?? '').replace(/\D/g, '').length

/** Parses a text. Returns null if it is not a number, or has too many decimals for the field, except zeros. */
export function readNumber(text: string, format: NumberFormat, decimals: number): number | null {
  const number = format.read(text)
  const [, fraction = ''] = number?.split('.') ?? []
  if (number === null || fraction.replace(/0+$/, '').length > decimals) return null
  return Number(number) === 0 ? 0 : Number(number)
}

const mostDigits = 15

export const tooManyDigits = t('Too many digits: {count} at most', { count: mostDigits })

export const hasTooManyDigits = (text: string) =>
  asciiDigits(text).replace(/\D/g, '').replace(/^0+/, '').length > mostDigits

/** Meaning of an ambiguous text: a number, and the decimals to show. */
export type Meaning = { number: number; decimals: number }

/**
 * Returns the two possible numbers of an ambiguous text, or null. In a field with two decimals, "1,234" can mean 1234 or
 * 1.23.
 */
export function twoMeanings(text: string, format: NumberFormat, decimals: number): [Meaning, Meaning] | null {
  const meanings = decimals === 0 ? null : format.meanings(text)
  if (!meanings) return null
  const [integerPart = '', fraction = ''] = meanings.decimal.split('.')
  const digits = fraction.slice(0, decimals)
  return [
    { number: Number(meanings.integer), decimals: 0 },
    { number: Number(`${integerPart}.${digits}`), decimals: digits.length },
  ]
}

/** True for a negative number in any notation: "-5", "5-", or "(5)" as in accounting. */
export function isNegative(text: string) {
  const plain = asciiDigits(text)
  return /^\s*-/u.test(plain) || (/\d/u.test(plain) && /^[^\d.,]*-|-\s*$|^\s*\(.*\)\s*$/u.test(plain))
}

export type TypingRefusal = 'letter' | 'negative' | 'decimalSign' | 'integer' | 'decimals'

/**
 * Matches the start of a number with several separators: group separators, then at most one different decimal
 * separator.
 */
const grouped = /^[1-9]\d{0,2}([.,])(?:\d{3}\1)*\d{3}(?:\1\d{0,3}|(?!\1)[.,٫](?<fraction>\d*))$/u

/**
 * Returns the reason for rejecting a text; null if the text is the start of a number. Accepts both decimal separators,
 * and spaces between any digits.
 */
export function refusalOf(text: string, decimals: number, allowsNegative: boolean): TypingRefusal | null {
  const [, sign = '', digits = ''] = /^\s*(-?)(.*)$/su.exec(asciiDigits(text)) ?? []
  if (!/^[\d\s'’.,٫]*$/u.test(digits)) return 'letter'
  if (sign && !allowsNegative) return 'negative'
  const [, fraction, ...more] = digits.replace(/[\s'’]/gu, '').split(/[.,٫]/u)
  if (fraction === undefined) return null
  if (decimals === 0) return 'integer'
  if (more.length === 0) return fraction.length > decimals ? 'decimals' : null
  const inGroups = grouped.exec(digits.replace(/[\s'’]/gu, ''))
  if (!inGroups) return 'decimalSign'
  return (inGroups.groups?.['fraction'] ?? '').length > decimals ? 'decimals' : null
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
    case 'integer':
      return t('Whole numbers only: “{characters}” was skipped', { characters })
    case 'decimals':
      return t(
        '{decimals, plural, =1 {One decimal at most: “{characters}” was skipped} =2 {Two decimals at most: “{characters}” was skipped} other {{decimals} decimals at most: “{characters}” was skipped}}',
        { decimals, characters },
      )
  }
}

/**
 * Removes text before and after the number. The lookbehind starts the match directly after the last digit; without it,
 * matching takes quadratic time.
 */
export const withoutUnits = (text: string) =>
  text.replace(/^[^\p{Nd}.,+\-−–]+/u, '').replace(/(?<![^\p{Nd}.,])[^\p{Nd}.,]+$/u, '')
