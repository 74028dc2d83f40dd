import type { Day } from '#domain/figures/periods.ts'
import type { Line } from '#schemas/trade.ts'
import type { Condition, FilterName } from './conditions.ts'

/** Material of a filter. Without `gwCode`, lines match by the name alone. */
export type FilterMaterial = { name: string; gwCode?: string }

/** Facts that filters need in addition to the URL. */
export type FilterFacts = {
  /** Today in local time, for moving periods. */
  today: Day
  userId: string
  /** Business of the user, or null. */
  businessId: string | null
  /** Material of the filter `material`; null if it no longer exists. */
  material: FilterMaterial | null
}

/** Test of one filter. Returns true if the row matches the value. */
export type FilterTest<Row> = (value: string, facts: FilterFacts) => (row: Row) => boolean
type NamedTests<Row> = Readonly<Partial<Record<FilterName, FilterTest<Row>>>>

/** Tests of a list's filters. A row passes the tests in `lines` if one of its lines passes all of them. */
export type FilterTests<Row> = {
  rows: NamedTests<Row>
  lines?: { of: (row: Row) => readonly Line[]; tests: NamedTests<Line> }
}

/** Filters with alternative values, of which a row must match only one. */
const alternatives: ReadonlySet<FilterName> = new Set(['family'])

/** Returns a function that is true for items that match all filters. Null if no filter tests these items. */
function testOf<Item>(tests: NamedTests<Item>, conditions: readonly Condition[], facts: FilterFacts) {
  const testsOf = (some: readonly Condition[]) => some.flatMap(({ name, value }) => tests[name]?.(value, facts) ?? [])
  const required = testsOf(conditions.filter(({ name }) => !alternatives.has(name)))
  const either = testsOf(conditions.filter(({ name }) => alternatives.has(name)))
  if (required.length + either.length === 0) return null
  return (item: Item) => required.every(test => test(item)) && (either.length === 0 || either.some(test => test(item)))
}

/** Returns a function that is true for rows that match all filters. A row must match only one of several families. */
export function matcherOf<Row>(
  tests: FilterTests<Row>,
  conditions: readonly Condition[],
  facts: FilterFacts,
): (row: Row) => boolean {
  const rowTest = testOf(tests.rows, conditions, facts)
  const lineTest = testOf(tests.lines?.tests ?? {}, conditions, facts)
  return row =>
    (rowTest === null || rowTest(row)) && (lineTest === null || (tests.lines?.of(row).some(lineTest) ?? false))
}

/** Returns a function that returns the lines of a row that match all filters. Returns null if no filter tests lines. */
export function lineFinderOf<Row>(
  { lines }: FilterTests<Row>,
  conditions: readonly Condition[],
  facts: FilterFacts,
): ((row: Row) => readonly Line[]) | null {
  const test = testOf(lines?.tests ?? {}, conditions, facts)
  return test && (row => lines?.of(row).filter(test) ?? [])
}
