import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import { type DecimalText, decimalText, plainNumber } from './numbers.ts'

/*
 * One rule for typed, pasted and imported numbers, in all languages: a number is read with the point or the comma as its
 * decimal separator, whichever is possible. If both are possible with different results ("1,234"), the number is
 * ambiguous.
 */

/** Decimal separator of a number. The other character can be a group separator, before three digits. */
export type Decimal = '.' | ','

const formOf = (decimal: Decimal, group: Decimal) =>
  new RegExp(`^([+-]?)(\\d+|\\d{1,3}(?:[ '’]\\d{3})+|\\d{1,3}(?:[${group}]\\d{3})+)?(?:[${decimal}](\\d*))?$`, 'u')
const forms: Readonly<Record<Decimal, RegExp>> = { '.': formOf('.', ','), ',': formOf(',', '.') }

/** Arabic decimal separator. Unambiguous, because it never separates thousands. */
const arabicSign = '\u066B'

function readAs(plain: string, decimal: Decimal): DecimalText | null {
  const [, sign = '', grouped = '', fraction = ''] = forms[decimal].exec(plain) ?? []
  // A grouped number cannot begin with 0: "0,123" is not 123.
  if (grouped + fraction === '' || /^0\d*\D/u.test(grouped)) return null
  const integer = grouped.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, '') || '0'
  const text = fraction === '' ? integer : `${integer}.${fraction}`
  return decimalText(`${sign === '-' && /[1-9]/u.test(text) ? '-' : ''}${text}`)
}

/** Returns the number for each decimal separator, null if the text is invalid with that separator. */
function readingsOf(text: string): Record<Decimal, DecimalText | null> {
  const plain = asciiDigits(text).replaceAll(/\s/gu, ' ').trim().replace(/^- /u, '-')
  const point = readAs(plain.replace(arabicSign, '.'), '.')
  return { '.': point, ',': plain.includes(arabicSign) ? point : readAs(plain, ',') }
}

/** Both meanings of an ambiguous number, without group separators. */
export type Meanings = { integer: DecimalText; decimal: DecimalText }

/**
 * Reads a number to exact decimal text with all its decimals. Returns null for other texts, and both meanings of a number
 * such as "1,234" unless `decimal` is known. Accepts groups of three digits: "1 234.5", "1.234,5", "1,234,567".
 */
export function readExact(text: string, decimal: Decimal | null): DecimalText | Meanings | null {
  const readings = readingsOf(text)
  const [point, comma] = [readings['.'], readings[',']]
  if (point === null || comma === null || point === comma) return point ?? comma
  if (decimal !== null) return readings[decimal]
  return point.includes('.') ? { integer: comma, decimal: point } : { integer: point, decimal: comma }
}

/** Returns both meanings of a number such as "1,234"; null if the text is not ambiguous. */
export function meaningsOf(text: string): Meanings | null {
  const number = readExact(text, null)
  return typeof number === 'object' ? number : null
}

/**
 * Returns an error message for an ambiguous number in a field with a maximum number of decimals, otherwise null. The
 * message shows how to type each meaning.
 */
export function ambiguityIn(text: string, decimals: number): string | null {
  const meanings = meaningsOf(text)
  if (!meanings) return null
  const clear = decimals > 2 ? `${meanings.decimal}0` : meanings.decimal.slice(0, -1)
  return t('This can mean {integer} or {decimal}. Enter {integer} or {clear}.', { ...meanings, clear })
}

/** Detected decimal separator of numbers that belong together, with examples. */
export type DecimalFinding =
  /** All unambiguous numbers use this separator. */
  | { kind: 'found'; decimal: Decimal; by: string }
  /** No number has a decimal separator. */
  | { kind: 'none' }
  /** All numbers with a separator are ambiguous, such as "1,234". */
  | { kind: 'open'; by: string }
  /** Some numbers have a decimal point, others a comma. `open` is an ambiguous number among them, or null. */
  | { kind: 'mixed'; point: string; comma: string; open: string | null }

/** Detects the decimal separator of numbers in one column, file or paste. */
export function decimalOf(texts: Iterable<string>): DecimalFinding {
  let [point, comma, open]: [string | null, string | null, string | null] = [null, null, null]
  for (const text of texts) {
    const { '.': withPoint, ',': withComma } = readingsOf(text)
    if (withPoint === withComma) continue
    if (withComma === null) point ??= text
    else if (withPoint === null) comma ??= text
    else open ??= text
  }
  if (point !== null && comma !== null) return { kind: 'mixed', point, comma, open }
  if (point !== null) return { kind: 'found', decimal: '.', by: point }
  if (comma !== null) return { kind: 'found', decimal: ',', by: comma }
  return open === null ? { kind: 'none' } : { kind: 'open', by: open }
}

/** Removes spaces and apostrophes, which users type between any digits. */
const ungrouped = (text: string) => text.replaceAll(/[\s'’\u066C]/gu, '')

/**
 * Parses a typed number to decimal text. Returns null if it is not a number, or ambiguous, or has more than 15 digits,
 * because a float would not hold them exactly.
 */
export function typedNumber(text: string): DecimalText | null {
  const number = readExact(ungrouped(text), null)
  return typeof number === 'string' && number.replace(/\D/gu, '').replace(/^0+/u, '').length <= 15 ? number : null
}

/** Returns the notation of numbers in a locale, for fields. */
export const notationOf = (locale: string) => ({
  read: typedNumber,
  meanings: (text: string) => meaningsOf(ungrouped(text)),
  format: (value: number, decimals: { min: number; max: number }) => plainNumber(value, locale, decimals),
})
