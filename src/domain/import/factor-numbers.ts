import { exact, exactText } from '#domain/carbon/carbon.ts'
import { type DecimalText, decimalText } from '#domain/figures/numbers.ts'

/** The sign before the decimals of a number; the other one may separate groups of three digits. */
export type Decimal = '.' | ','
export const decimals = ['.', ','] as const

const spaced = "\\d{1,3}(?:[ '’]\\d{3})+"
const formOf = (decimal: Decimal, group: Decimal) =>
  new RegExp(`^([+-]?)(\\d+|${spaced}|\\d{1,3}(?:[${group}]\\d{3})+)?(?:[${decimal}](\\d*))?(e[+-]?\\d{1,2})?$`, 'iu')
const forms: Readonly<Record<Decimal, RegExp>> = { '.': formOf('.', ','), ',': formOf(',', '.') }

/** The unit of a factor in a cell. Only kg per kg and t per t are the unit of the app. */
const unit = /\s*(g|kg|t)\s*(?:co[2₂]e?)?\s*\/\s*(g|kg|t)$/iu

/** The unit in a cell if it is another than kg per kg, such as "kg/t"; null otherwise. */
export function otherUnitOf(cell: string): string | null {
  const [, above = '', below = ''] = unit.exec(cell)?.map(part => part.toLowerCase()) ?? []
  return above === below ? null : `${above}/${below}`
}

/**
 * A factor as it stands in a cell, as exact decimal text with all of its decimals; null if it is no number with this decimal sign, or in
 * another unit. Takes groups of three digits ("1 234.5", "1,234.5"), any minus sign before it, and what spreadsheets make of small numbers ("1.2E-05").
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
  // What is grouped begins with a digit other than 0: "0,123" is no 123.
  if (/^0\d*\D/u.test(grouped)) return null
  const whole = grouped.replaceAll(/\D/gu, '').replace(/^0+(?=\d)/u, '') || '0'
  const digits = fraction === '' ? whole : `${whole}.${fraction}`
  const text = power === '' ? digits : exactText(exact(decimalText(`${digits}${power}`)))
  return decimalText(`${sign === '-' && /[1-9]/u.test(text) ? '-' : ''}${text}`)
}

/** What the cells of a column say about their decimal sign, each with a cell that says so. */
export type DecimalFinding =
  /** One sign only makes numbers of them. */
  | { kind: 'told'; decimal: Decimal; by: string }
  /** No cell has a sign that could be either. */
  | { kind: 'none' }
  /** Every number can be read in both ways: "1,234". */
  | { kind: 'open'; by: string }
  /** Some are numbers with the one sign only, some with the other only. */
  | { kind: 'mixed'; point: string; comma: string }

/** The decimal sign of a column, told from all of its cells. */
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
