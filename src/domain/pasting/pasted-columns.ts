import { gwCodeIn } from '#domain/figures/material-families.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'

/** Field that a column of a pasted table contains. */
type Role = 'name' | 'gwCode' | 'weight' | 'value'

/** Cells of a row by field, empty if the field has no column. */
export type PastedColumns = { [Each in Role]: string }

export type Layout = {
  isHeader: boolean
  /** Reason why the header is invalid and no row can be read, or null. */
  fault: string | null
  /** Maps the cells of a row to fields. Returns null if the cells don't match the columns. */
  columnsOf: (cells: readonly string[]) => PastedColumns | null
}

const nothing: PastedColumns = { name: '', gwCode: '', weight: '', value: '' }

const roles: ReadonlyArray<[Role | 'otherUnit', RegExp]> = [
  ['gwCode', /^(gw|hw|material)?code$/u],
  ['name', /^(name|material|materialname|nameofmaterial|description|item)$/u],
  ['weight', /^((net)?(weight|mass)(inkg|kgs?|kilograms?)?|kgs?|kilograms?)$/u],
  ['value', /^(totalvalue|value)(inrand|zar|rands?|r)?$|^(zar|rands?|r)$/u],
  ['otherUnit', /^(net)?(weight|mass)(in)?(g|t|lbs?|mt|grams?|tons?|tonnes?|pounds?)$/u],
]

/** Returns a heading in lower case, with only its letters and digits. */
const plainOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Headings of the app's own CSV files, and the names in its messages, in the language of the page. */
const ownHeadings: ReadonlyMap<string, Role> = new Map(
  (
    [
      [t('Name'), 'name'],
      [t('Material'), 'name'],
      [t('GW Code'), 'gwCode'],
      [t('GW code'), 'gwCode'],
      [t('Weight'), 'weight'],
      [t('Weight (kg)'), 'weight'],
      [t('Value'), 'value'],
      [t('Value (R)'), 'value'],
    ] as const
  ).map(([heading, role]) => [plainOf(heading), role]),
)

/**
 * Returns the field that a heading names in English or in the language of the page. Ignores case, spaces and
 * punctuation: "GW code", "gw_code" and "GW Code" are equal; "Weight (kg)" is a weight.
 */
function roleOf(cell: string) {
  const plain = plainOf(cell)
  return ownHeadings.get(plain) ?? roles.find(([, pattern]) => pattern.test(plain))?.[0]
}

/**
 * Maps cells in the default order: material, weight, value. With four cells, the first two are name and GW code, in any
 * order.
 */
function inUsualOrder(cells: readonly string[]): PastedColumns | null {
  const [first = '', second = '', third = '', fourth = '', ...more] = cells
  if (more.length > 0) return null
  if (fourth === '') return { ...nothing, ...named(first), weight: second, value: third }
  if (gwCodeIn(second)) return { name: first, gwCode: second, weight: third, value: fourth }
  return gwCodeIn(first) ? { name: second, gwCode: first, weight: third, value: fourth } : null
}

const named = (term: string) => (gwCodeIn(term) ? { gwCode: term } : { name: term })

/** Detects the column order from the first row, which might be a header. */
export function layoutOf(first: readonly string[]): Layout {
  const found = first.map(roleOf)
  const isHeader =
    found.some(role => role !== undefined) &&
    !first.some(cell => /^\D{0,4}\d[\d\s.,٫']*\D{0,4}$/u.test(asciiDigits(cell)))
  if (!isHeader) return { isHeader, fault: null, columnsOf: inUsualOrder }
  const at = (role: Role) => found.indexOf(role)
  const columnsOf = (cells: readonly string[]): PastedColumns => {
    const cell = (role: Role) => (at(role) < 0 ? '' : (cells[at(role)] ?? ''))
    const [name, gwCode] = [cell('name'), cell('gwCode')]
    const term = name && gwCode ? { name, gwCode } : named(name || gwCode)
    return { ...nothing, ...term, weight: cell('weight'), value: cell('value') }
  }
  return { isHeader, fault: faultOf(found), columnsOf }
}

function faultOf(found: ReadonlyArray<Role | 'otherUnit' | undefined>): string | null {
  if (found.includes('otherUnit')) return t('The header names a unit other than kg')
  const known = found.filter(role => role !== undefined)
  if (new Set(known).size < known.length) return t('The header has a duplicate column')
  const lacks = [
    known.includes('name') || known.includes('gwCode') ? '' : t('Material'),
    known.includes('weight') ? '' : t('Weight'),
    known.includes('value') ? '' : t('Value'),
  ].filter(Boolean)
  return lacks.length === 0 ? null : t('The header has no column named {names}', { names: listedOr(lacks) })
}
