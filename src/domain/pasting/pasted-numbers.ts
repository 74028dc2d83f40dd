import { type Decimal, decimalOf, readExact } from '#domain/figures/number-reading.ts'
import { isPricing, isWeighing, netWeightOf, valueAt } from '#domain/trades/line-formulas.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { t } from '#messages/message.ts'
import type { PastedColumns } from './pasted-columns.ts'

/** Weight and value of a row. An invalid number is null, with the reason in `faults`. */
export type Amounts = LineValues & { faults: Partial<Record<keyof LineValues, string>> }

const units = {
  weight: { before: /^$/u, after: /\s?(kgs?|kilograms?)$/iu },
  value: { before: /^(ZAR|R)\s?/iu, after: /\s?(ZAR|R|rands?)$/iu },
}

/** Returns a cell in ASCII and without its unit. */
const bare = (text: string, field: keyof LineValues) =>
  asciiDigits(text).replace(units[field].before, '').replace(units[field].after, '').trim()

/** Returns the numbers in a cell, without its unit: see {@link partsOf}. */
export const numbersIn = (text: string, field: keyof LineValues) => partsOf(bare(text, field))

/** Returns the number texts in a cell: gross and tare of "1240-380", the price of "@3.50", or a single number. */
function partsOf(plain: string): string[] {
  const parts = isWeighing(plain) ? plain.split('-') : [isPricing(plain) ? plain.slice(1) : plain]
  return parts.map(part => part.trim())
}

/** Returns the decimal separator that all unambiguous numbers of the rows use; null if they have none, or both. */
function decimalIn(columns: ReadonlyArray<PastedColumns | null>): Decimal | null {
  const finding = decimalOf(
    columns.flatMap(row => (row ? [...numbersIn(row.weight, 'weight'), ...numbersIn(row.value, 'value')] : [])),
  )
  return finding.kind === 'found' ? finding.decimal : null
}

/** Number in a cell: `text` is the cell, or its price per kg. `isRounded`: the caller rounds it, so it can have any decimals. */
type Named = { field: keyof LineValues | 'price'; text: string; isRounded?: boolean }

/**
 * Parses a number, with at most four decimals in a price and otherwise two. Returns an error message if it is invalid or
 * ambiguous.
 */
function readAmount(named: Named, decimal: Decimal | null): number | string {
  const { text } = named
  const field = named.field === 'weight' ? 'weight' : 'value'
  if (text === '') return t('{field, select, weight {The weight is missing} other {The value is missing}}', { field })
  const plain = bare(text, field)
  if (/^\(.*\)$|^-|-$/u.test(plain) && /\d/u.test(plain)) {
    return t('{field, select, weight {The weight “{text}” is less than 0} other {The value “{text}” is less than 0}}', {
      field,
      text,
    })
  }
  if (/^\d[\d\s.,٫']*[\p{L}\p{Sc}]+$|^\p{L}{0,3}\p{Sc}|^(?:USD|EUR|GBP|NAD|BWP)\s?\d/u.test(plain)) {
    return t('{field, select, weight {The weight “{text}” is not in kg} other {The value “{text}” is not in rand}}', {
      field,
      text,
    })
  }
  const number = readExact(plain, decimal)
  if (number === null) {
    return t(
      '{field, select, weight {The weight “{text}” is not a number} other {The value “{text}” is not a number}}',
      { field, text },
    )
  }
  if (typeof number === 'object') {
    return t(
      '{field, select, weight {The weight “{text}” can mean {integer} or {decimal}} other {The value “{text}” can mean {integer} or {decimal}}}',
      { field, text, ...number },
    )
  }
  const [, decimals = ''] = number.split('.')
  if (named.isRounded || decimals.replace(/0+$/, '').length <= (named.field === 'price' ? 4 : 2))
    return exact(number, named)
  return t(
    '{field, select, weight {The weight “{text}” has more than two decimals} price {The value “{text}” has more than four decimals} other {The value “{text}” has more than two decimals}}',
    named,
  )
}

/** Parses a weight in kg, or gross minus tare. Returns an error message if it is invalid. */
export function writtenWeight(text: string, decimal: Decimal | null, isRounded = false): number | string {
  const plain = bare(text, 'weight')
  if (plain.endsWith('-') || !isWeighing(plain)) return readAmount({ field: 'weight', text, isRounded }, decimal)
  const read = (part: string) => readAmount({ field: 'weight', text: part.trim(), isRounded }, decimal)
  const fault = partsOf(plain)
    .map(read)
    .find(part => typeof part === 'string')
  if (fault !== undefined) return fault
  const net = netWeightOf(plain, part => Number(read(part)))
  return net && 'problem' in net ? net.problem : (net?.number ?? '')
}

/** Parses an amount in rand. Returns an error message if it is invalid. */
export const randIn = (text: string, decimal: Decimal | null, isRounded = false) =>
  readAmount({ field: 'value', text, isRounded }, decimal)

/** Parses a price per unit in rand, with at most four decimals. Returns an error message if it is invalid. */
export const writtenPrice = (text: string, decimal: Decimal | null, isRounded = false) =>
  readAmount({ field: 'price', text, isRounded }, decimal)

/** Parses a value in rand, or multiplies a price per kg by the weight. Returns an error message if it is invalid. */
function readValue(text: string, weight: number | string, decimal: Decimal | null): number | string {
  const plain = bare(text, 'value')
  if (!isPricing(plain)) return randIn(text, decimal)
  const [price = ''] = partsOf(plain)
  if (price === '') return t('The value “{text}” is not a price in rand per kg', { text })
  const read = writtenPrice(price, decimal)
  if (typeof read === 'string') return read
  return typeof weight === 'number' ? valueAt(read, weight) : t('Enter a weight for the value “{text}”', { text })
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

/** Parses the numbers of all pasted rows. "1,234" is valid only if other numbers show the decimal separator. */
export function amountsOf(columns: ReadonlyArray<PastedColumns | null>): Amounts[] {
  const decimal = decimalIn(columns)
  return columns.map(row => {
    const weight = writtenWeight(row?.weight ?? '', decimal)
    const value = readValue(row?.value ?? '', weight, decimal)
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
