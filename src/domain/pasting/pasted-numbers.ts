import { separatorsOf } from '#domain/figures/numbers.ts'
import type { PastedColumns } from './pasted-columns.ts'

/** Both numbers of a row, or why one of them cannot be read. */
export type Amounts = { numbers: { weight: number; value: number }; reason: null } | { numbers: null; reason: string }

const units = {
  weight: { before: /^$/u, after: /\s?(kgs?|kilograms?)$/iu, name: 'kg' },
  value: { before: /^(ZAR|R)\s?/iu, after: /\s?(ZAR|R)$/iu, name: 'rand' },
}

/** The digits of a number before and after its decimal sign, and that sign; null for a whole number. */
type Reading = { whole: string; decimals: string; sign: string | null }

const grouped = (signs: string) => `\\d+|\\d{1,3}(?:[${signs}]\\d{3})+`

/** The usual ways to write a number; spaces and apostrophes may separate groups in all of them. */
const forms: ReadonlyArray<[RegExp, sign: string | null]> = [
  [new RegExp(`^(${grouped(' ')})$`, 'u'), null],
  [/^(\d{1,3}(?:,\d{3}){2,})$/u, null],
  [/^(\d{1,3}(?:\.\d{3}){2,})$/u, null],
  [new RegExp(`^(${grouped(' ,')})?\\.(\\d*)$`, 'u'), '.'],
  [new RegExp(`^(${grouped(' .')})?,(\\d*)$`, 'u'), ','],
]

/** Reads "1234.56", "1 234,56", "1,234.56", "1.234,56" or "1,234,567"; null when it is no number. */
function readingOf(text: string): Reading | null {
  const plain = text.replace(/['’\s]/gu, ' ')
  for (const [form, sign] of forms) {
    const [all, whole = '', decimals = ''] = form.exec(plain) ?? []
    if (all !== undefined && whole + decimals !== '') return { whole: whole.replace(/\D/gu, '') || '0', decimals, sign }
  }
  return null
}

/** Whether a sign before three digits may separate groups as well as decimals: "1,234", "12.345". */
const isUndecided = (text: string) => /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text)

/** The decimal signs of the numbers that can be read in one way only. */
function decimalSignsIn(columns: ReadonlyArray<PastedColumns | null>): Set<string> {
  const signs = columns.flatMap(row => {
    if (!row) return []
    return [bare(row.weight, 'weight'), bare(row.value, 'value')].flatMap(text => {
      const sign = readingOf(text)?.sign
      return sign && !isUndecided(text) ? [sign] : []
    })
  })
  return new Set(signs)
}

const bare = (text: string, field: 'weight' | 'value') =>
  text.replace(units[field].before, '').replace(units[field].after, '').trim()

/** One number of at most two decimals, or why it is none. */
function readAmount(
  text: string,
  field: 'weight' | 'value',
  signs: { group: string; decimals: ReadonlySet<string> },
): number | string {
  if (text === '') return `The ${field} is missing`
  const said = `The ${field} “${text}”`
  const plain = bare(text, field)
  if (/^\(.*\)$|^[-−–]|[-−–]$/u.test(plain) && /\d/u.test(plain)) return `${said} is less than 0`
  if (/^\d[\d\s.,]*[\p{L}\p{Sc}]+$|^\p{Sc}/u.test(plain)) return `${said} is not in ${units[field].name}`
  const reading = readingOf(plain)
  if (!reading) return `${said} is not a number`
  const { whole, decimals, sign } = reading
  if (sign && isUndecided(plain)) {
    const isGroup = sign === signs.group && !signs.decimals.has(sign)
    return isGroup ? exact(whole + decimals, said) : `${said} can mean ${whole}${decimals} or ${whole}.${decimals}`
  }
  return decimals.length > 2 ? `${said} has more than two decimals` : exact(`${whole}.${decimals}`, said)
}

/** With more digits than a number holds exactly, it would become another number. */
const exact = (text: string, said: string): number | string =>
  text.replace(/\D/gu, '').replace(/^0+/u, '').length > 15 ? `${said} has too many digits` : Number(text)

/** The numbers of all rows of one paste: the decimal sign of unambiguous ones decides how the others are read. */
export function amountsOf(columns: ReadonlyArray<PastedColumns | null>, locale: string): Amounts[] {
  const signs = { group: separatorsOf(locale).group, decimals: decimalSignsIn(columns) }
  return columns.map(row => {
    const weight = readAmount(row?.weight ?? '', 'weight', signs)
    const value = readAmount(row?.value ?? '', 'value', signs)
    if (typeof weight === 'number' && typeof value === 'number') return { numbers: { weight, value }, reason: null }
    const reasons = [weight, value].filter(each => typeof each === 'string')
    return { numbers: null, reason: reasons.length > 1 ? both(reasons) : (reasons[0] ?? '') }
  })
}

const both = (reasons: readonly string[]) =>
  reasons.join() === 'The weight is missing,The value is missing' ? 'Weight and value are missing' : reasons.join('. ')
