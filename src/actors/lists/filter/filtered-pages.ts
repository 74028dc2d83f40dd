import type { Environment } from '#actors/environment.tsx'
import { nextTask } from '#actors/next-task.ts'
import type { Reading } from '#api/read-pages.ts'
import { readConditions, valueIn } from '#domain/filters/conditions.ts'
import { rangeOfPeriod } from '#domain/filters/filter-period.ts'
import { type FilterTests, lineFinderOf, matcherOf } from '#domain/filters/matching.ts'
import { createPeriodEnd } from '#domain/filters/period-end.ts'
import type { PageRead, PageSeen } from '#domain/pages-read.ts'
import { toProblem } from '#domain/problem.ts'
import type { ListQuery } from '#schemas/envelope.ts'
import { filterFacts } from './filter-facts.ts'
import type { KeptPages } from './kept-pages.ts'

export type FilterSource<Row extends { id: string }> = {
  resource: string
  kept: KeptPages<Row>
  tests: FilterTests<Row>
  /** Returns the time that the filter `period` tests; undefined for lists without it. */
  at: ((row: Row) => string) | undefined
}

export type FilteredReading = Required<Pick<Reading, 'onFailure' | 'goesOn'>> & {
  /** Pages that are not yielded again. */
  read: readonly PageSeen[]
  signal: AbortSignal
}

const keyOf = ({ page, isSecond }: PageSeen) => `${page} ${isSecond}`

/** Maximum duration of a task in ms, before the browser can handle input. */
const longestTask = 16

/** Creates the tests of a query's filter. */
export async function rowMatcher<Row extends { id: string }>(
  environment: Environment,
  { resource, tests }: Pick<FilterSource<Row>, 'resource' | 'tests'>,
  filter: string | undefined,
  signal: AbortSignal,
) {
  const conditions = readConditions(filter ?? '', resource)
  const facts = await filterFacts(environment, conditions, signal)
  const period = valueIn(conditions, 'period')
  return {
    matches: matcherOf(tests, conditions, facts),
    linesOf: lineFinderOf(tests, conditions, facts),
    /** First day of the period filter, or null. */
    from: period === null ? null : rangeOfPeriod(period, facts.today).from,
  }
}
export type RowMatcher<Row extends { id: string }> = Awaited<ReturnType<typeof rowMatcher<Row>>>

/** List with a function that creates the tests of a filter. */
export type MatchedSource<Row extends { id: string }> = FilterSource<Row> & {
  matcher: (filter: string | undefined, signal: AbortSignal) => Promise<RowMatcher<Row>>
}

/** True if the query can list the newest rows first. Without `sort`, the rows show if they do. */
const mayBeNewestFirst = (sort: string | undefined) => sort === undefined || sort === '-createdAt'

/**
 * Yields the pages of a list with only the rows that fit the filter of the query. Returns early if the rows are ordered
 * by date and older than the period.
 */
export async function* filteredPages<Row extends { id: string }>(
  source: MatchedSource<Row>,
  query: ListQuery,
  { read, ...reading }: FilteredReading,
): AsyncGenerator<PageRead<Row>, void, void> {
  let matcher: RowMatcher<Row>
  try {
    matcher = await source.matcher(query.filter, reading.signal)
  } catch (error) {
    reading.signal.throwIfAborted()
    return reading.onFailure(1, toProblem(error))
  }
  const { matches, from } = matcher
  const { kept, at } = source
  const isPast = from !== null && mayBeNewestFirst(query.sort) ? createPeriodEnd(from) : null
  const known = new Set(read.map(keyOf))
  let begun = performance.now()
  for await (const page of kept.read(query, { ...reading, concurrency: 4 })) {
    if (performance.now() - begun > longestTask) {
      await nextTask()
      reading.signal.throwIfAborted()
      begun = performance.now()
    }
    if (!known.has(keyOf(page))) yield { ...page, items: page.items.filter(matches) }
    if (at && !page.isSecond && isPast?.(page.page, page.items.map(at))) return
  }
}
