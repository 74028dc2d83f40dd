import type { Day } from '#domain/figures/periods.ts'
import type { Condition, FilterName } from './conditions.ts'

/** Material of a filter. Without `gwCode`, lines match by the name alone. */
export type FilterMaterial = { name: string; gwCode?: string }

/** Facts that the URL does not contain. */
export type FilterFacts = {
  /** Local day for moving periods. */
  today: Day
  userId: string
  /** Material of the filter `material`; null if it no longer exists. */
  material: FilterMaterial | null
}

/** Test of one filter. Returns true if the row fits the value. */
export type FilterTest<Row> = (value: string, facts: FilterFacts) => (row: Row) => boolean
export type FilterTests<Row> = Readonly<Partial<Record<FilterName, FilterTest<Row>>>>

/** Filters of which one value is enough. */
const alternatives: ReadonlySet<FilterName> = new Set(['family'])

/** Returns a function that is true for rows that fit all filters. Of several families, one is enough. */
export function matcherOf<Row>(
  tests: FilterTests<Row>,
  conditions: readonly Condition[],
  facts: FilterFacts,
): (row: Row) => boolean {
  const testsOf = (some: readonly Condition[]) => some.flatMap(({ name, value }) => tests[name]?.(value, facts) ?? [])
  const required = testsOf(conditions.filter(({ name }) => !alternatives.has(name)))
  const either = testsOf(conditions.filter(({ name }) => alternatives.has(name)))
  return row => required.every(test => test(row)) && (either.length === 0 || either.some(test => test(row)))
}
