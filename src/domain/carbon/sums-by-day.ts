import { type Day, type DayRange, isMonthWithin, localDay, type PeriodRanges } from '#domain/figures/periods.ts'
import { type CountedTrade, createRunningTradeSums, type TradeSums } from './trade-sums.ts'

/**
 * Immutable sums of trades: by day, by month ("2026-11"), and for the current and the comparison period. Sums of
 * other ranges are computed from the days and months, without the trades.
 */
export type SumsByDay = {
  ranges: PeriodRanges
  now: TradeSums
  before: TradeSums
  days: ReadonlyMap<Day, TradeSums>
  months: ReadonlyMap<string, TradeSums>
}

type Share = { sums: TradeSums | undefined; sign: 1 | -1 }

/** Returns the total of the shares. A share with sign -1 is subtracted. */
function joined(shares: readonly Share[]): TradeSums {
  const running = createRunningTradeSums(localDay)
  for (const { sums, sign } of shares) if (sums) running.addSums(sums, sign)
  return running.sums()
}
const plus = (sums: TradeSums | undefined): Share => ({ sums, sign: 1 })
const minus = (sums: TradeSums | undefined): Share => ({ sums, sign: -1 })

const has = ({ from, to }: DayRange, day: Day) => from <= day && day <= to

/** Returns the sums for a range. Uses month sums for the months entirely within the range. */
function sumsWithin({ days, months }: Pick<SumsByDay, 'days' | 'months'>, range: DayRange): TradeSums {
  const fullMonths = [...months].filter(([month]) => isMonthWithin(month, range))
  const single = [...days].filter(([day]) => has(range, day) && !isMonthWithin(day.slice(0, 7), range))
  return joined([...fullMonths, ...single].map(([, sums]) => plus(sums)))
}

/** Returns sums with the same days and months, and with `now` and `before` computed for other ranges. */
export const withRanges = (book: Pick<SumsByDay, 'days' | 'months'>, ranges: PeriodRanges): SumsByDay => ({
  ranges,
  now: sumsWithin(book, ranges.now),
  before: sumsWithin(book, ranges.before),
  days: book.days,
  months: book.months,
})

export const emptySumsByDay = (ranges: PeriodRanges): SumsByDay =>
  withRanges({ days: new Map(), months: new Map() }, ranges)

/** Returns new sums with some trades added and others removed. */
export function updateSumsByDay(
  book: SumsByDay,
  added: readonly CountedTrade[],
  removed: readonly CountedTrade[] = [],
): SumsByDay {
  const runningByDay = new Map<Day, ReturnType<typeof createRunningTradeSums>>()
  const count = (trade: CountedTrade, sign: 1 | -1) => {
    const day = localDay(trade.createdAt)
    let running = runningByDay.get(day)
    if (!running) {
      running = createRunningTradeSums(localDay)
      const sums = book.days.get(day)
      if (sums) running.addSums(sums, 1)
      runningByDay.set(day, running)
    }
    running.addTrade(trade, sign)
  }
  for (const trade of added) count(trade, 1)
  for (const trade of removed) count(trade, -1)

  const days = new Map(book.days)
  const changes = [...runningByDay].map(([day, running]) => {
    const change = { day, before: days.get(day), after: running.sums() }
    days.set(day, change.after)
    return change
  })
  /** Returns sums updated with the changes of the days that match `isOf`. */
  const renewed = (sums: TradeSums | undefined, isOf: (day: Day) => boolean) => {
    const own = changes.filter(({ day }) => isOf(day))
    return own.length === 0 && sums
      ? sums
      : joined([plus(sums), ...own.flatMap(({ before, after }) => [plus(after), minus(before)])])
  }
  const months = new Map(book.months)
  for (const month of new Set(changes.map(({ day }) => day.slice(0, 7)))) {
    months.set(
      month,
      renewed(months.get(month), day => day.startsWith(month)),
    )
  }
  const { ranges } = book
  return {
    ranges,
    now: renewed(book.now, day => has(ranges.now, day)),
    before: renewed(book.before, day => has(ranges.before, day)),
    days,
    months,
  }
}
