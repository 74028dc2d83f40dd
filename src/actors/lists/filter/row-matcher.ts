import type { Environment } from '#actors/environment.tsx'
import { readConditions, valueIn } from '#domain/filters/conditions.ts'
import { rangeOfPeriod } from '#domain/filters/filter-period.ts'
import { type FilterTests, lineFinderOf, matcherOf } from '#domain/filters/matching.ts'
import type { PageRead } from '#domain/pages-read.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import type { Line } from '#schemas/trade.ts'
import { filterFacts } from './filter-facts.ts'

/** True if the query can list the newest rows first. Without `sort`, the order is unknown until rows arrive. */
const mayBeNewestFirst = (sort: string | undefined) => sort === undefined || sort === '-createdAt'

/**
 * Creates the matcher for the filter of a query.
 * @throws Problem if the material of the filter cannot be read.
 */
export async function createRowMatcher<Row extends { id: string }>(
  environment: Environment,
  { resource, tests }: { resource: string; tests: FilterTests<Row> },
  { filter = '', sort }: ListQuery,
  signal: AbortSignal,
) {
  const conditions = readConditions(filter, resource)
  const facts = await filterFacts(environment, conditions, signal)
  const period = valueIn(conditions, 'period')
  const matches = matcherOf(tests, conditions, facts)
  const findLines = lineFinderOf(tests, conditions, facts)
  const lines = new WeakMap<Row, readonly Line[]>()
  const found = new WeakMap<PageRead<Row>, readonly Row[]>()
  return {
    matches,
    /** Returns the lines that match, the same array for each call, because sums are cached by it. */
    linesOf: findLines
      ? (row: Row) => {
          const own = lines.get(row) ?? findLines(row)
          lines.set(row, own)
          return own
        }
      : undefined,
    /** First day of the period filter if the rows might be sorted by day; otherwise null. */
    since: period === null || !mayBeNewestFirst(sort) ? null : rangeOfPeriod(period, facts.today).from,
    isMatched: (page: PageRead<Row>) => found.has(page),
    /** Returns the rows of a page that match the filter. */
    rowsOf: (page: PageRead<Row>): readonly Row[] => {
      const rows = found.get(page) ?? page.items.filter(matches)
      found.set(page, rows)
      return rows
    },
  }
}
export type RowMatcher<Row extends { id: string }> = Awaited<ReturnType<typeof createRowMatcher<Row>>>
