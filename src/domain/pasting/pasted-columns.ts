/** Meaning of a column of a pasted table. */
type Role = 'name' | 'gwCode' | 'weight' | 'value'

/** Cells of a row by column meaning, empty without a column. */
export type PastedColumns = { [Each in Role]: string }

export type Layout = {
  isHeader: boolean
  /** Reason why no row can be read, if the header is invalid. */
  fault: string | null
  /** Maps the cells of a row to columns. Returns null if the row has too many cells. */
  columnsOf: (cells: readonly string[]) => PastedColumns | null
}

const nothing: PastedColumns = { name: '', gwCode: '', weight: '', value: '' }

const isCode = (cell: string) => /^[GH]W ?\d/iu.test(cell)

const roles: ReadonlyArray<[Role | 'otherUnit', RegExp]> = [
  ['gwCode', /^(gw|hw|material)?code$/u],
  ['name', /^(name|material|materialname|nameofmaterial|description|item)$/u],
  ['weight', /^((net)?(weight|mass)(inkg|kgs?|kilograms?)?|kgs?|kilograms?)$/u],
  ['value', /^(totalvalue|value)(inrand|zar|rands?|r)?$|^(zar|rands?|r)$/u],
  ['otherUnit', /^(net)?(weight|mass)(in)?(g|t|lbs?|mt|grams?|tons?|tonnes?|pounds?)$/u],
]

/** Returns the meaning of a header. "GW code", "gw_code" and "GW Code" are equal; "Weight (kg)" is a weight. */
function roleOf(cell: string) {
  const plain = cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return roles.find(([, pattern]) => pattern.test(plain))?.[0]
}

/** Default order: material, weight, value; or name and GW code, then weight and value. */
function inUsualOrder(cells: readonly string[]): PastedColumns | null {
  const [first = '', second = '', third = '', fourth = '', ...more] = cells
  if (more.length > 0) return null
  if (fourth === '') return { ...nothing, ...named(first), weight: second, value: third }
  if (isCode(second)) return { name: first, gwCode: second, weight: third, value: fourth }
  return isCode(first) ? { name: second, gwCode: first, weight: third, value: fourth } : null
}

const named = (term: string) => (isCode(term) ? { gwCode: term } : { name: term })

/** Detects the order of the columns from the first row. */
export function layoutOf(first: readonly string[]): Layout {
  const found = first.map(roleOf)
  const isHeader =
    found.some(role => role !== undefined) && !first.some(cell => /^\D{0,4}\d[\d\s.,]*\D{0,4}$/u.test(cell))
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
  if (found.includes('otherUnit')) return 'The header names another unit than kg'
  const known = found.filter(role => role !== undefined)
  if (new Set(known).size < known.length) return 'The header has a duplicate column'
  const lacks = [
    known.includes('name') || known.includes('gwCode') ? '' : 'Material',
    known.includes('weight') ? '' : 'Weight',
    known.includes('value') ? '' : 'Value',
  ].filter(Boolean)
  return lacks.length === 0 ? null : `The header has no column named ${lacks.join(' or ')}`
}
