import { separatorsOf } from '#domain/figures/numbers.ts'
import { isPricing, isWeighing, netWeightOf, valueAt } from '#domain/trades/line-formulas.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { t } from '#messages/message.ts'
import type { PastedColumns } from './pasted-columns.ts'

/** Weight and value of a row. An invalid number is null, with the reason in `faults`. */
export type Amounts = LineValues & { faults: Partial<Record<keyof LineValues, string>> }

const units = {
  weight: { before: /^$/u, after: /\s?(kgs?|kilograms?)$/iu },
  value: { before: /^(ZAR|R)\s?/iu, after: /\s?(ZAR|R)$/iu },
}

/** Parsed number: the digits before and after the decimal sign. `sign` is the decimal sign, null for an integer. */
type Reading = { whole: string; decimals: string; sign: string | null }

const grouped = (signs: string) => `\\d+|\\d{1,3}(?:[${signs}]\\d{3})+`

/** Common number notations with their decimal signs. In all notations, spaces and apostrophes can separate groups. */
const forms: ReadonlyArray<[RegExp, sign: string | null]> = [
  [new RegExp(`^(${grouped(' ')})$`, 'u'), null],
  [/^(\d{1,3}(?:,\d{3}){2,})$/u, null],
  [/^(\d{1,3}(?:\.\d{3}){2,})$/u, null],
  [new RegExp(`^(${grouped(' ,')})?\\.(\\d*)$`, 'u'), '.'],
  [new RegExp(`^(${grouped(' .')})?,(\\d*)$`, 'u'), ','],
]

/**
 * Parses a number such as "1234.56", "1 234,56", "1,234.56", "1.234,56" or "1,234,567". Returns null if it is none of
 * these.
 */
function readingOf(text: string): Reading | null {
  const plain = text.replace(/['’\s]/gu, ' ')
  for (const [form, sign] of forms) {
    const [all, whole = '', decimals = ''] = form.exec(plain) ?? []
    if (all !== undefined && whole + decimals !== '') return { whole: whole.replace(/\D/gu, '') || '0', decimals, sign }
  }
  return null
}

/** True if the only separator might be a decimal or a group separator: "1,234", "12.345". */
const isUndecided = (text: string) => /^[1-9]\d{0,2}[.,]\d{3}$/u.test(text)

/** Returns the decimal signs that the unambiguous numbers of all rows use. */
function decimalSignsIn(columns: ReadonlyArray<PastedColumns | null>): Set<string> {
  const signs = columns.flatMap(row => {
    if (!row) return []
    const numbers = [...partsOf(bare(row.weight, 'weight')), ...partsOf(bare(row.value, 'value'))]
    return numbers.flatMap(text => {
      const sign = readingOf(text)?.sign
      return sign && !isUndecided(text) ? [sign] : []
    })
  })
  return new Set(signs)
}

/** Returns the number texts in a cell: gross and tare of "1240-380", the price of "@3.50", or a single number. */
function partsOf(plain: string): string[] {
  const parts = isWeighing(plain) ? plain.split(/[-−–]/u) : [isPricing(plain) ? plain.slice(1) : plain]
  return parts.map(part => part.trim())
}

const bare = (text: string, field: keyof LineValues) =>
  text.replace(units[field].before, '').replace(units[field].after, '').trim()

type Signs = { group: string; decimals: ReadonlySet<string> }

/** Number in a cell: `text` is the cell, or its price per kg. */
type Named = { field: keyof LineValues | 'price'; text: string }

/**
 * Parses a number, with at most four decimals in a price and otherwise two. Returns an error message if it is invalid or
 * ambiguous.
 */
function readAmount(named: Named, signs: Signs): number | string {
  const { text } = named
  const field = named.field === 'weight' ? 'weight' : 'value'
  if (text === '') return t('{field, select, weight {The weight is missing} other {The value is missing}}', { field })
  const plain = bare(text, field)
  if (/^\(.*\)$|^[-−–]|[-−–]$/u.test(plain) && /\d/u.test(plain)) {
    return t('{field, select, weight {The weight “{text}” is less than 0} other {The value “{text}” is less than 0}}', {
      field,
      text,
    })
  }
  if (/^\d[\d\s.,]*[\p{L}\p{Sc}]+$|^\p{Sc}/u.test(plain)) {
    return t('{field, select, weight {The weight “{text}” is not in kg} other {The value “{text}” is not in rand}}', {
      field,
      text,
    })
  }
  const reading = readingOf(plain)
  if (!reading) {
    return t(
      '{field, select, weight {The weight “{text}” is not a number} other {The value “{text}” is not a number}}',
      { field, text },
    )
  }
  const { whole, decimals, sign } = reading
  if (sign && isUndecided(plain)) {
    if (sign === signs.group && !signs.decimals.has(sign)) return exact(whole + decimals, named)
    return t(
      '{field, select, weight {The weight “{text}” can mean {integer} or {decimal}} other {The value “{text}” can mean {integer} or {decimal}}}',
      { field, text, integer: whole + decimals, decimal: `${whole}.${decimals}` },
    )
  }
  if (decimals.length <= (named.field === 'price' ? 4 : 2)) return exact(`${whole}.${decimals}`, named)
  return t(
    '{field, select, weight {The weight “{text}” has more than two decimals} price {The value “{text}” has more than four decimals} other {The value “{text}” has more than two decimals}}',
    named,
  )
}

/** Parses a weight in kg, or gross minus tare. Returns an error message if it is invalid. */
function readWeight(text: string, signs: Signs): number | string {
  const plain = bare(text, 'weight')
  if (/[-−–]$/u.test(plain) || !isWeighing(plain)) return readAmount({ field: 'weight', text }, signs)
  const read = (part: string) => readAmount({ field: 'weight', text: part.trim() }, signs)
  const fault = partsOf(plain)
    .map(read)
    .find(part => typeof part === 'string')
  if (fault !== undefined) return fault
  const net = netWeightOf(plain, part => Number(read(part)))
  return net && 'problem' in net ? net.problem : (net?.number ?? '')
}

/** Parses a value in rand, or multiplies a price per kg by the weight. Returns an error message if it is invalid. */
function readValue(text: string, weight: number | string, signs: Signs): number | string {
  const plain = bare(text, 'value')
  if (!isPricing(plain)) return readAmount({ field: 'value', text }, signs)
  const [price = ''] = partsOf(plain)
  if (price === '') return t('The value “{text}” is not a price in rand per kg', { text })
  const read = readAmount({ field: 'price', text: price }, signs)
  if (typeof read === 'string') return read
  return typeof weight === 'number' ? valueAt(read, weight) : t('The value “{text}” needs a weight', { text })
}

/**
 * Converts digits to a number. Returns an error message for more than 15 digits, because a float would not hold them
 * exactly.
 */
const exact = (digits: string, { field, text }: Named): number | string =>
  digits.replace(/\D/gu, '').replace(/^0+/u, '').length > 15
    ? t(
        '{field, select, weight {The weight “{text}” has too many digits} other {The value “{text}” has too many digits}}',
        { field, text },
      )
    : Number(digits)

/**
 * Parses the numbers of all pasted rows. "1,234" is valid only if the comma is the locale's group separator and no
 * other number uses it as decimal sign.
 */
export function amountsOf(columns: ReadonlyArray<PastedColumns | null>, locale: string): Amounts[] {
  const signs = { group: separatorsOf(locale).group, decimals: decimalSignsIn(columns) }
  return columns.map(row => {
    const weight = readWeight(row?.weight ?? '', signs)
    const value = readValue(row?.value ?? '', weight, signs)
    return {
      weight: typeof weight === 'number' ? weight : null,
      value: typeof value === 'number' ? value : null,
      faults: {
        ...(typeof weight === 'string' ? { weight } : {}),
        ...(typeof value === 'string' ? { value } : {}),
      },
    }
  })
}
