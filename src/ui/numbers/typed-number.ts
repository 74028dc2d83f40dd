export type NumberFormat = {
  /** The sign before decimals, as "." or ",". */
  decimal: string
  /** The sign between groups of three digits. */
  group: string
  /** The number that a text says, null when it says none. */
  parse: (text: string) => number | null
  /** A number for show, with at least `min` and at most `max` decimals. */
  format: (value: number, decimals: { min: number; max: number }) => string
}

/** Another way to say a number than to write it, such as a sum that is worked out once the field is left. */
export type Formula = {
  /** Whether a text is one, or may become one by typing on. */
  isBegun: (text: string) => boolean
  /** The number is null while it waits for something outside of the field. Null for a text that is no formula. */
  read: (text: string) => { number: number | null } | { problem: string } | null
  /** A key that the keypads of phones lack: `begin` makes a formula of what was typed. */
  key: { label: string; begin: (text: string) => string }
}

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Math.max((digits.split('.')[1] ?? '').length - Number(exponent), 0)
}

/** The sum of two numbers in decimals: 0.1 + 0.2 is 0.3. */
export function addDecimals(a: number, b: number): number {
  const scale = 10 ** Math.max(decimalsOf(a), decimalsOf(b))
  return (Math.round(a * scale) + Math.round(b * scale)) / scale
}

/** `value` brought within the limits; a limit left out is none. */
export const clamp = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
  Math.min(Math.max(value, min), max)

/** How many decimals stand in the text. */
export const writtenDecimals = (text: string, { decimal }: NumberFormat) =>
  (text.split(decimal)[1] ?? '').replace(/\D/g, '').length

/** Reads what was typed: null when it is no number, or one with more decimals than the field takes. */
export function readNumber(text: string, format: NumberFormat, decimals: number): number | null {
  const number = format.parse(text)
  if (number === null || writtenDecimals(text, format) > decimals) return null
  return number === 0 ? 0 : number
}

export const mostDigits = 15

export const hasTooManyDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').length > mostDigits

/**
 * The two numbers, written out, that a text can mean where "," is the decimal sign and no third decimal is taken: "1,234"
 * is a thousand in one notation, and a little more than one in another. Null where it means one number, or none.
 */
export function twoMeanings(text: string, format: NumberFormat, decimals: number): [string, string] | null {
  if (format.decimal !== ',' || decimals === 0 || decimals > 2) return null
  const [, whole, rest] = /^\s*([-−–]?[1-9]\d{0,2}),(\d{3})\s*$/u.exec(text) ?? []
  return whole && rest ? [whole + rest, `${whole},${rest.slice(0, decimals)}`] : null
}

/** Whether a text says a number below 0, however it is written: "-5", "5-", or "(5)" in accounts. */
export const isNegative = (text: string) =>
  /^\s*[-−–]/u.test(text) || (/\d/u.test(text) && /^[^\d.,]*[-−–]|[-−–]\s*$|^\s*\(.*\)\s*$/u.test(text))

export type TypingRefusal = 'letter' | 'negative' | 'decimalSign' | 'whole' | 'decimals'

/** Null when the field can take the text. Spaces and group signs may be anywhere among the digits. */
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

const numerals = ['No', 'One', 'Two', 'Three', 'Four']

/** What is said of characters that were left out, as the number is not what was typed then. */
export function leftOutText(refusal: TypingRefusal, characters: string, decimals: number): string {
  const most = `${numerals[decimals] ?? decimals} decimal${decimals === 1 ? '' : 's'} at most`
  const rule = {
    letter: 'Numbers only',
    negative: 'Must be 0 or more',
    decimalSign: 'One decimal sign only',
    whole: 'Whole numbers only',
    decimals: most,
  }[refusal]
  return `${rule}: “${characters}” was skipped`
}

/** A keypad's key for decimals types "." or ",": either is the decimal sign where the locale has no other use for it. */
export const withDecimalSign = (text: string, { decimal, group }: NumberFormat) =>
  text.replace(/[.,]/g, sign => (sign === group ? sign : decimal))

/** The unit is looked for only after the last digit: from every character, it would take quadratic time. */
export const withoutUnits = (text: string) => text.replace(/^[^\d.,+\-−–]+/u, '').replace(/(?<![^\d.,])[^\d.,]+$/u, '')
