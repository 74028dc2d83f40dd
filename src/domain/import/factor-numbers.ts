import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'

/** Decimal sign of a number. The other sign can be a group separator, before three digits. */
export type Decimal = '.' | ','
export const decimals = ['.', ','] as const

const spaced = "\\d{1,3}(?:[ '’]\\d{3})+"
const formOf = (decimal: Decimal, group: Decimal) =>
  new RegExp(`^([+-]?)(\\d+|${spaced}|\\d{1,3}(?:[${group}]\\d{3})+)?(?:[${decimal}](\\d*))?(e[+-]?\\d{1,2})?$`, 'iu')
const forms: Readonly<Record<Decimal, RegExp>> = { '.': formOf('.', ','), ',': formOf(',', '.') }

/** Unit at the end of a factor. The app uses kg per kg, which equals t per t. */
const unit = /\s*(g|kg|t)\s*(?:co[2₂]e?)?\s*\/\s*(g|kg|t)$/iu

/** Returns the unit in a cell if it differs from kg per kg and t per t, such as "kg/t", otherwise null. */
export function otherUnitOf(cell: string): string | null {
  const [, above = '', below = ''] = unit.exec(cell)?.map(part => part.toLowerCase()) ?? []
  return above === below ? null : `${above}/${below}`
}

/**
 * Parses the factor in a cell to exact decimal text with all its decimals. Returns null if the unit differs, or if it
 * is not a number with this decimal sign. Accepts groups of three digits ("1 234.5", "1,234.5"), any minus sign, and
 * exponents, as spreadsheets write them ("1.2E-05").
 */
export function readFactor(cell: string, decimal: Decimal): DecimalText | null {
  if (otherUnitOf(cell) !== null) return null
  const plain = cell
    .replace(unit, '')
    .replaceAll(/\s/gu, ' ')
    .trim()
    .replace(/^[−–‐]\s?/u, '-')
  const found = forms[decimal].exec(plain)
  if (!found) return null
  const [, sign = '', grouped = '', fraction = '', power = ''] = found
  if (grouped + fraction === '') return null
  // A grouped number cannot begin with 0: "0,123" is not 123.
  if (/^0\d*\D/u.test(grouped)) return null
  const whole = grouped.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, '') || '0'
  const digits = fraction === '' ? whole : `${whole}.${fraction}`
  const text = power === '' ? digits : exactText(exact(decimalText(`${digits}${power}`)))
  return decimalText(`${sign === '-' && /[1-9]/u.test(text) ? '-' : ''}${text}`)
}

/** Result of detecting a column's decimal sign, with example cells. */
export type DecimalFinding =
  /** All numbers are valid with only this sign. */
  | { kind: 'told'; decimal: Decimal; by: string }
  /** No cell contains a possible decimal sign. */
  | { kind: 'none' }
  /** All numbers are valid with both signs, such as "1,234". */
  | { kind: 'open'; by: string }
  /** Some cells are valid only with a decimal point, others only with a comma. */
  | { kind: 'mixed'; point: string; comma: string }

/** Detects the decimal sign of a column from all its cells. */
export function decimalOf(cells: Iterable<string>): DecimalFinding {
  let [point, comma, open]: [string | null, string | null, string | null] = [null, null, null]
  for (const cell of cells) {
    const [withPoint, withComma] = [readFactor(cell, '.'), readFactor(cell, ',')]
    if (withPoint === withComma) continue
    if (withComma === null) point ??= cell
    else if (withPoint === null) comma ??= cell
    else open ??= cell
  }
  if (point !== null && comma !== null) return { kind: 'mixed', point, comma }
  if (point !== null) return { kind: 'told', decimal: '.', by: point }
  if (comma !== null) return { kind: 'told', decimal: ',', by: comma }
  return open === null ? { kind: 'none' } : { kind: 'open', by: open }
}
