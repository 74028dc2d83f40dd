/** A day such as "2026-11-22", where the user is. Days are in order as texts. */
export type Day = string

/** Days from the first to the last, both included. */
export type DayRange = { from: Day; to: Day }

/** What figures are for: the present month, quarter or year so far, the present month and the eleven before it, or chosen days. */
export type Period = { kind: 'month' | 'quarter' | 'year' | 'last12' } | ({ kind: 'custom' } & DayRange)

/** True if chosen days end before they begin. */
export const isBackwards = (period: Period) => period.kind === 'custom' && period.from > period.to

/** The days that figures are for, and those that they are compared with. */
export type PeriodRanges = { now: DayRange; before: DayRange }

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')
const dayFrom = (year: number, month: number, date: number): Day =>
  `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`

/** The day of a moment (epoch milliseconds, or an ISO date and time) where the computer is. */
export function localDay(moment: number | string): Day {
  const date = new Date(moment)
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** Days are counted in UTC, in which each has 24 hours. */
const inUtc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayInUtc = (date: Date): Day => dayFrom(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())

/** Whether a text is a day of the calendar: "2026-02-29" is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = inUtc(text)
  return !Number.isNaN(date.getTime()) && dayInUtc(date) === text
}

/** The day so many days later, or earlier if `count` is below 0. */
function daysLater(day: Day, count: number): Day {
  const date = inUtc(day)
  date.setUTCDate(date.getUTCDate() + count)
  return dayInUtc(date)
}

/** The Monday of the week that a day is in. */
export const mondayOf = (day: Day): Day => daysLater(day, -((inUtc(day).getUTCDay() + 6) % 7))

/** Whether all days of a month such as "2026-11" are in a range. */
export const isWholeIn = (month: string, { from, to }: DayRange) =>
  from <= `${month}-01` && daysLater(to, 1).slice(0, 7) > month

/** How many days a range has. */
const lengthOf = ({ from, to }: DayRange) => Math.round((inUtc(to).getTime() - inUtc(from).getTime()) / 86_400_000) + 1

/** The first day of a month, which is counted from January of year 0. */
const startOf = (month: number) => dayFrom(Math.floor(month / 12), (month % 12) + 1, 1)

/** The whole months of the calendar from `first` on. */
const monthsFrom = (first: number, count: number): DayRange => ({
  from: startOf(first),
  to: daysLater(startOf(first + count), -1),
})

/** How many months the kinds have that are made of months. */
const monthsOf = { month: 1, quarter: 3, year: 12, last12: 12 } as const

const earlierOf = (one: Day, other: Day) => (one < other ? one : other)

/** The days up to today of a period that runs today; all days of any other one. */
const soFar = ({ from, to }: DayRange, today: Day): DayRange => ({
  from,
  to: from <= today ? earlierOf(to, today) : to,
})

/**
 * Returns the days of a period, up to today if it runs, and the days to compare them with: the same number of days from the start of
 * the month, quarter, year or twelve months before, or all of them if they are fewer; for chosen days the days right before
 * them. `today` is the day where the user is.
 */
export function rangesOf(period: Period, today: Day): PeriodRanges {
  if (period.kind === 'custom') {
    const now = soFar(period, today)
    return { now, before: { from: daysLater(now.from, -lengthOf(now)), to: daysLater(now.from, -1) } }
  }
  const [year = 0, month = 1] = today.split('-').map(Number)
  const present = year * 12 + month - 1
  const count = monthsOf[period.kind]
  const first = period.kind === 'last12' ? present - 11 : present - (present % count)
  const now = soFar(monthsFrom(first, count), today)
  const before = monthsFrom(first - count, count)
  return { now, before: { from: before.from, to: earlierOf(before.to, daysLater(before.from, lengthOf(now) - 1)) } }
}
