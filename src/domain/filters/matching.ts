import type { Day } from '#domain/figures/periods.ts'
import type { Line } from '#schemas/trade.ts'
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
type NamedTests<Row> = Readonly<Partial<Record<FilterName, FilterTest<Row>>>>

/** Tests of a list's filters. A row fits a test in `lines` if one of its lines does. */
export type FilterTests<Row> = {
  rows: NamedTests<Row>
  lines?: { of: (row: Row) => readonly Line[]; tests: NamedTests<Line> }
}

/** Filters of which one value is enough. */
const alternatives: ReadonlySet<FilterName> = new Set(['family'])

/** Returns a function that is true for rows that fit all filters. Of several families, one is enough. */
export function matcherOf<Row>(
  { rows, lines }: FilterTests<Row>,
  conditions: readonly Condition[],
  facts: FilterFacts,
): (row: Row) => boolean {
  const testsOf = (some: readonly Condition[]) =>
    some.flatMap(({ name, value }) => {
      const test = lines?.tests[name]?.(value, facts)
      return lines && test ? (row: Row) => lines.of(row).some(test) : (rows[name]?.(value, facts) ?? [])
    })
  const required = testsOf(conditions.filter(({ name }) => !alternatives.has(name)))
  const either = testsOf(conditions.filter(({ name }) => alternatives.has(name)))
  return row => required.every(test => test(row)) && (either.length === 0 || either.some(test => test(row)))
}

/**
 * Returns a function that returns the line of a row that fits the most filters; undefined if none fits. Returns null if
 * no filter tests lines.
 */
export function lineFinderOf<Row>(
  { lines }: FilterTests<Row>,
  conditions: readonly Condition[],
  facts: FilterFacts,
): ((row: Row) => Line | undefined) | null {
  const tests = conditions.flatMap(({ name, value }) => lines?.tests[name]?.(value, facts) ?? [])
  if (!lines || tests.length === 0) return null
  const fits = (line: Line) => tests.filter(test => test(line)).length
  return row => {
    const [line] = lines.of(row).toSorted((one, other) => fits(other) - fits(one))
    return line && fits(line) > 0 ? line : undefined
  }
}
