/** Local day such as "2026-11-22". Alphabetical order is chronological. */
export type Day = string

/** First and last day, both included. */
export type DayRange = { from: Day; to: Day }

/**
 * Period of a report: the current or the previous month, quarter or year; the previous week; the last twelve months,
 * including the current one; or chosen days.
 */
export type Period =
  | { kind: 'month' | 'quarter' | 'year' | 'lastWeek' | 'lastMonth' | 'lastQuarter' | 'lastYear' | 'last12' }
  | ({ kind: 'custom' } & DayRange)

/** True if the chosen end date is before the start date. */
export const isBackwards = (period: Period) => period.kind === 'custom' && period.from > period.to

/** Day range of a period, and the earlier range to compare it with. */
export type PeriodRanges = { now: DayRange; before: DayRange }

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')
const dayFrom = (year: number, month: number, date: number): Day =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`

/** Returns the local day of a date and time (epoch milliseconds or ISO). */
export function localDay(moment: number | string): Day {
  const date = new Date(moment)
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** Day arithmetic uses UTC, where each day has 24 hours. */
const inUtc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayInUtc = (date: Date): Day => dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())

/** True if a text is a day that exists in the calendar. "2026-02-29" does not exist. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = inUtc(text)
  return !Number.isNaN(date.getTime()) && dayInUtc(date) === text
}

/** Adds days; subtracts them if `count` is negative. */
export function daysLater(day: Day, count: number): Day {
  const date = inUtc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayInUtc(date)
}

/** Returns the Monday of the week that contains a day. */
export const mondayOf = (day: Day): Day => daysLater(day, -((inUtc(day).getUTCDay() + 6) % 7))

/** True if a range contains all days of a month such as "2026-11". */
export const isMonthWithin = (month: string, { from, to }: DayRange) =>
  from <= `${month}-01` && daysLater(to, 1).slice(0, 7) > month

/** Returns a range and all days before it, for reports that need every earlier record. */
export const withEarlier = (now: DayRange): PeriodRanges => ({
  now,
  before: { from: '0001-01-01', to: daysLater(now.from, -1) },
})

/** Returns the number of days in a range. */
const lengthOf = ({ from, to }: DayRange) => Math.round((inUtc(to).getTime() - inUtc(from).getTime()) / 86_400_000) + 1

/** Returns all days of a range. */
export const daysIn = (range: DayRange): Day[] =>
  Array.from({ length: lengthOf(range) }, (_, at) => daysLater(range.from, at))

/** Returns the first day of a month. `month` is a month index that counts from January of year 0. */
const startOf = (month: number) => dayFrom(Math.floor(month / 12), (month % 12) + 1, 1)

/** Returns the range of `count` months, starting with month index `first`. */
const monthsFrom = (first: number, count: number): DayRange => ({
  from: startOf(first),
  to: daysLater(startOf(first + count), -1),
})

/** Returns the month index of a day. */
function monthIndexOf(day: Day): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 12 + month - 1
}

/** Returns all days of the month that contains a day. */
export const monthOf = (day: Day): DayRange => monthsFrom(monthIndexOf(day), 1)

/** Number of months in each kind of period, and the number of periods before the current one. */
const monthsOf = {
  month: [1, 0],
  quarter: [3, 0],
  year: [12, 0],
  lastMonth: [1, 1],
  lastQuarter: [3, 1],
  lastYear: [12, 1],
  last12: [12, 0],
} as const

/** Returns the month index of the first month of a period. */
function firstMonthOf(kind: keyof typeof monthsOf, today: Day): number {
  const present = monthIndexOf(today)
  const [count, earlier] = monthsOf[kind]
  return kind === 'last12' ? present - 11 : present - (present % count) - count * earlier
}

const earlierOf = (one: Day, other: Day) => (one < other ? one : other)

/** Ends a range at `today` if it contains later days. A range that starts after today is unchanged. */
const soFar = ({ from, to }: DayRange, today: Day): DayRange => ({
  from,
  to: from <= today ? earlierOf(to, today) : to,
})

/**
 * Returns the range of a period, up to today, and the earlier range to compare it with. The earlier range starts with
 * the previous month, quarter, year or twelve months. The earlier range has the same number of days, unless the
 * previous period is shorter. For chosen days, the earlier range is the same number of days directly before them.
 * `today` is the local day.
 */
export function rangesOf(period: Period, today: Day): PeriodRanges {
  if (period.kind === 'custom') {
    const now = soFar(period, today)
    return { now, before: { from: daysLater(now.from, -lengthOf(now)), to: daysLater(now.from, -1) } }
  }
  if (period.kind === 'lastWeek') {
    const to = daysLater(mondayOf(today), -1)
    return { now: { from: daysLater(to, -6), to }, before: { from: daysLater(to, -13), to: daysLater(to, -7) } }
  }
  const [count] = monthsOf[period.kind]
  const first = firstMonthOf(period.kind, today)
  const now = soFar(monthsFrom(first, count), today)
  const before = monthsFrom(first - count, count)
  return { now, before: { from: before.from, to: earlierOf(before.to, daysLater(before.from, lengthOf(now) - 1)) } }
}

/** Returns the number of calendar months in a range; 0 if it starts or ends within a month. */
function wholeMonthsIn({ from, to }: DayRange): number {
  const count = monthIndexOf(daysLater(to, 1)) - monthIndexOf(from)
  return count > 0 && from.endsWith('-01') && daysLater(to, 1).endsWith('-01') ? count : 0
}

/** True if a range starts and ends with a calendar month. */
export const isWholeMonths = (range: DayRange): boolean => wholeMonthsIn(range) > 0

/** True if a range is one calendar month. */
export const isWholeMonth = (range: DayRange): boolean => wholeMonthsIn(range) === 1

const currentKinds = ['month', 'quarter', 'year', 'last12'] as const

/**
 * Returns the period directly before (`by` = -1) or after (`by` = 1) a period: as many months if the period has
 * complete months, otherwise as many days. Returns null if that period starts after today, and for a range that ends before
 * it starts. The current month, quarter, year and twelve months keep their names. `today` is the local day.
 */
export function nextPeriod(period: Period, by: 1 | -1, today: Day): Period | null {
  if (isBackwards(period)) return null
  const range = period.kind === 'custom' ? period : rangesOf(period, today).now
  const months = 'from' in period || period.kind === 'lastWeek' ? wholeMonthsIn(range) : monthsOf[period.kind][0]
  const days = by * lengthOf(range)
  const next =
    months > 0
      ? monthsFrom(monthIndexOf(range.from) + by * months, months)
      : { from: daysLater(range.from, days), to: daysLater(range.to, days) }
  if (next.from > today) return null
  const kind = currentKinds.find(
    each => months === monthsOf[each][0] && next.from === startOf(firstMonthOf(each, today)),
  )
  return kind ? { kind } : { kind: 'custom', ...next }
}
