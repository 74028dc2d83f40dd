import { isDay } from '#domain/figures/periods.ts'
import { families } from '#rules/families.ts'
import { isUuid } from '#rules/ids.ts'

/** Filters of each list, in display order. The names are parameters of the URL. */
export const filterNames = {
  transactions: ['period', 'side', 'buyer', 'seller', 'material', 'family', 'recorded', 'without', 'weight', 'value'],
  collections: ['period', 'buyer', 'seller', 'material', 'family', 'recorded', 'without', 'weight', 'value'],
  users: ['type', 'role', 'secondFactor'],
  materials: ['family', 'factor'],
} as const

export type FilteredResource = keyof typeof filterNames
export type FilterName = (typeof filterNames)[FilteredResource][number]

/** One filter with its value, as in the URL: "period=month", "weight=10..200". */
export type Condition = { name: FilterName; value: string }

export const isFilteredResource = (resource: string): resource is FilteredResource => resource in filterNames

/** Periods that move with the calendar. */
export const movingPeriods = [
  'today',
  'yesterday',
  'week',
  'month',
  'lastWeek',
  'lastMonth',
  'lastQuarter',
  'lastYear',
] as const
export type MovingPeriod = (typeof movingPeriods)[number]

/** Bounds of a range. An empty text means no bound. */
export type Bounds = { from: string; to: string }

/** Splits "10..200". Returns null if the text does not have two sides. */
export function boundsIn(value: string): Bounds | null {
  const [from, to, ...rest] = value.split('..')
  return from === undefined || to === undefined || rest.length > 0 ? null : { from, to }
}

export const boundsText = ({ from, to }: Bounds) => `${from}..${to}`

/** Returns the range as text with its smaller side first; null if a bound is invalid or both are empty. */
function ordered(value: string, isValid: (side: string) => boolean, isBefore: (one: string, other: string) => boolean) {
  const bounds = boundsIn(value)
  if (!bounds) return null
  const { from, to } = bounds
  if ((from === '' && to === '') || ![from, to].every(side => side === '' || isValid(side))) return null
  return from !== '' && to !== '' && isBefore(to, from) ? boundsText({ from: to, to: from }) : value
}

const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value) ? value : null
const recordId = (value: string) => (isUuid(value) ? value : null)
const amount = (value: string) =>
  ordered(
    value,
    side => /^\d{1,15}(\.\d{1,6})?$/.test(side),
    (one, other) => Number(one) < Number(other),
  )

/** Functions that normalize a value, or return null if it is invalid. */
const valueOf: Readonly<Record<FilterName, (value: string) => string | null>> = {
  period: value => oneOf(...movingPeriods)(value) ?? ordered(value, isDay, (one, other) => one < other),
  side: oneOf('bought', 'sold'),
  buyer: recordId,
  seller: recordId,
  // An id, or a name in links from reports, which have no ids.
  material: value => value.trim() || null,
  role: recordId,
  family: oneOf(...families),
  recorded: oneOf('me'),
  without: oneOf('factor', 'price'),
  weight: amount,
  value: amount,
  type: oneOf('system', 'business', 'collector'),
  secondFactor: oneOf('yes', 'no'),
  factor: oneOf('yes', 'no'),
}

/** Filters that can have several values. Families are alternatives; a row must satisfy every value of `without`. */
const repeatable: ReadonlySet<FilterName> = new Set(['family', 'without'])
export const isRepeatable = (name: FilterName) => repeatable.has(name)

type Reading = { name: FilterName; values: readonly string[]; isValid: boolean }

/** Reads the values of each filter in the URL. `isValid` is false if the URL has values that don't apply. */
function readingsOf(search: string, resource: string): Reading[] {
  if (!isFilteredResource(resource)) return []
  const params = new URLSearchParams(search)
  return filterNames[resource].map((name: FilterName) => {
    const texts = params.getAll(name)
    const valid = [...new Set(texts.flatMap(value => valueOf[name](value) ?? []))]
    const values = isRepeatable(name) ? valid.toSorted() : valid.slice(0, 1)
    return { name, values, isValid: values.length === new Set(texts).size }
  })
}

/** Parses the filters of a list from the URL. Ignores unknown names and invalid values. */
export const readConditions = (search: string, resource: string): Condition[] =>
  readingsOf(search, resource).flatMap(({ name, values }) => values.map(value => ({ name, value })))

/** Returns the filters of a list in the URL that have an invalid value, or more values than permitted. */
export const unreadableConditions = (search: string, resource: string): FilterName[] =>
  readingsOf(search, resource).flatMap(({ name, isValid }) => (isValid ? [] : [name]))

/** Returns the filters as part of a URL: "period=month&family=metal"; undefined without filters. */
export function writeConditions(conditions: readonly Condition[]): string | undefined {
  if (conditions.length === 0) return undefined
  return new URLSearchParams(conditions.map(({ name, value }) => [name, value])).toString()
}

/** Adds a condition. Replaces the previous value of a filter with one value. An invalid value changes nothing. */
export function withCondition(conditions: readonly Condition[], { name, value }: Condition): Condition[] {
  const valid = valueOf[name](value)
  if (valid === null) return [...conditions]
  const others = conditions.filter(other => other.name !== name || (isRepeatable(name) && other.value !== valid))
  return [...others, { name, value: valid }]
}

export const withoutCondition = (conditions: readonly Condition[], { name, value }: Condition) =>
  conditions.filter(other => other.name !== name || other.value !== value)

/** Returns the value of a filter with one value, or null. */
export const valueIn = (conditions: readonly Condition[], name: FilterName) =>
  conditions.find(condition => condition.name === name)?.value ?? null
