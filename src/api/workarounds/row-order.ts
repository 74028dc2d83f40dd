import { languageLocale } from '#messages/language.ts'
import { fieldsIn } from '#rules/fields.ts'

type Line = { weight: number; value: number; material: { carbonFactor: number | null } }

const sumOf = (of: (line: Line) => number) => (lines: readonly Line[]) => lines.reduce((sum, line) => sum + of(line), 0)

/** Functions that compute sort keys of a trade from its lines. */
const sums: Readonly<Record<string, (lines: readonly Line[]) => number>> = {
  lines: ({ length }) => length,
  weight: sumOf(({ weight }) => weight),
  value: sumOf(({ value }) => value),
  carbon: sumOf(({ weight, material }) => weight * (material.carbonFactor ?? 0)),
}

/**
 * Returns the possible sort keys of a row in a column: a sum over its lines, the name and username of a party, or the
 * value itself.
 */
function keysOf(row: object, column: string): unknown[] {
  const { [column]: value, materials } = fieldsIn(row)
  const sum = sums[column]
  if (sum && Array.isArray(materials)) return [sum(materials)]
  const { name, username = name } = fieldsIn(value)
  return name === undefined ? [value] : [name, username]
}

const collatorOf = (locale: string) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
/** Collator of the servers, which ignore the user's language. */
const serverOrder = collatorOf('en')
const userOrder = collatorOf(languageLocale)

/** Tolerance for floating-point sums, which differ in their last digits. */
const blur = 1e-6

/**
 * Sort orders that servers might use: by locale, by character code, or numeric. Each function returns true if `one` can
 * precede `other`.
 */
const orders: ReadonlyArray<(one: unknown, other: unknown) => boolean> = [
  (one, other) => serverOrder.compare(String(one), String(other)) <= 0,
  (one, other) => String(one) <= String(other),
  (one, other) => Number(one) <= Number(other) + blur,
]

/** True if the rows are in one of the sort orders that servers might use. Missing values can be anywhere. */
export function isSorted(rows: readonly object[], sort: string): boolean {
  const isDown = sort.startsWith('-')
  const column = isDown ? sort.slice(1) : sort
  const keys = rows.map(row => keysOf(row, column))
  return [0, 1].some(at => {
    const values = keys.map(key => key[at] ?? key[0]).filter(value => (value ?? '') !== '')
    if (isDown) values.reverse()
    return orders.some(order => values.every((value, place) => place === 0 || order(values[place - 1], value)))
  })
}

/**
 * Returns the sort key of a row: the value that the column displays. For a collection's seller, this is the username.
 */
function keyOf(row: object, column: string, resource: string): unknown {
  const [name, username] = keysOf(row, column)
  return resource === 'collections' && column === 'seller' ? (username ?? name) : name
}

/** True if a row has no value in the column. Rows without a value come last in both sort directions. */
const isMissing = (key: unknown) => (key ?? '') === ''

/**
 * Sorts rows by a column: numbers by value, dates by time, texts alphabetically. The sort is stable. `shown` returns the
 * row with the values that the list shows.
 */
export function inOrder<Row extends object>(
  rows: readonly Row[],
  sort: string,
  resource: string,
  shown: (row: Row) => object = row => row,
): Row[] {
  const isDown = sort.startsWith('-')
  const column = isDown ? sort.slice(1) : sort
  const keyed = rows.map(row => ({ row, key: keyOf(shown(row), column, resource) }))
  const areNumbers = keyed.every(({ key }) => isMissing(key) || typeof key === 'number')
  const areMoments = column.endsWith('At')
  const compare = (one: unknown, other: unknown) => {
    if (areNumbers) return Number(one) - Number(other)
    if (areMoments) return Date.parse(String(one)) - Date.parse(String(other))
    return userOrder.compare(String(one), String(other))
  }
  return keyed
    .toSorted(({ key: one }, { key: other }) => {
      if (isMissing(one) || isMissing(other)) return Number(isMissing(one)) - Number(isMissing(other))
      return isDown ? compare(other, one) : compare(one, other)
    })
    .map(({ row }) => row)
}
