import { isolated } from '#domain/words.ts'
import { toDateTimeInput } from './dates.ts'
import type { DayRange } from './periods.ts'

/** The parts of a moment that are written. Digits are 0 to 9 in every locale, as in all figures. */
const parts = {
  day: { day: 'numeric', month: 'short' },
  dayWithYear: { dateStyle: 'medium' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  time: { timeStyle: 'short' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthInShort: { month: 'short' },
  monthWithYear: { month: 'short', year: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, name: keyof typeof parts): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', ...parts[name] })
    formats.set(key, format)
  }
  return format
}

/** One that is written from right to left stands by itself, so that no figure beside it is taken for one of its own. */
const written = (moment: number | string, locale: string, name: keyof typeof parts) =>
  isolated(formatOf(locale, name).format(new Date(moment)))

const isThisYear = (moment: number | string, now: number) =>
  new Date(moment).getFullYear() === new Date(now).getFullYear()

// A moment is epoch milliseconds, or an ISO date and time, and written in local time as the locale writes it.

/** A day in short: "Nov 20". */
export const dayInShort = (moment: number | string, locale: string) => written(moment, locale, 'day')

/** A day with its year: "Nov 20, 2026". */
export const dayWithYear = (moment: number | string, locale: string) => written(moment, locale, 'dayWithYear')

/** A day, with its year where it is not that of `now`: "Nov 20", "Nov 20, 2025". */
export const dayInWords = (moment: number | string, locale: string, now: number) =>
  isThisYear(moment, now) ? dayInShort(moment, locale) : dayWithYear(moment, locale)

/** A day and which of the week it is, with its year where that is not the year of `now`: "Fri, Nov 20". */
export const weekdayInWords = (moment: number | string, locale: string, now: number) =>
  written(moment, locale, isThisYear(moment, now) ? 'weekday' : 'weekdayWithYear')

/** The days from the first moment to the last in words: "Mon, Nov 16 – Fri, Nov 20", and one day by itself. */
export function weekdaysInWords(first: number | string, last: number | string, locale: string, now: number): string {
  const name = isThisYear(first, now) && isThisYear(last, now) ? 'weekday' : 'weekdayWithYear'
  // Not by `formatRange`, which takes twenty times as long.
  return [...new Set([first, last].map(moment => written(moment, locale, name)))].join(' – ')
}

/** A day with its year, and which of the week it is: "Tue, Nov 17, 2026". */
export const weekdayWithYear = (moment: number | string, locale: string) => written(moment, locale, 'weekdayWithYear')

/** The time of day, to the minute: "2:46 PM", "14:46". */
export const timeInWords = (moment: number | string, locale: string) => written(moment, locale, 'time')

/** A day with its year, and the time of day to the minute: "Nov 17, 2026, 2:46 PM", "17 Nov 2026, 14:46". */
export const dayAndTime = (moment: number | string, locale: string) => written(moment, locale, 'minute')

/** A month such as "2026-11": "November 2026", and in short "Nov", or "Nov 26" where `hasYear`. */
export function monthInWords(month: string, locale: string, hasYear: boolean) {
  const moment = `${month}-15T12:00:00`
  return {
    name: written(moment, locale, 'month'),
    label: written(moment, locale, hasYear ? 'monthWithYear' : 'monthInShort'),
  }
}

/** From a day such as "2026-01-15" to another, both included: "Jan 15 – Feb 14, 2026". */
export const rangeInWords = ({ from, to }: DayRange, locale: string) =>
  isolated(formatOf(locale, 'dayWithYear').formatRange(new Date(`${from}T12:00:00`), new Date(`${to}T12:00:00`)))

/**
 * The value of a `datetime-local` field in words: "Today, 14:46" on the day of `now` (epoch milliseconds), "17 Nov 2026, 14:46"
 * on any other; empty without a value.
 */
export function minuteInWords(text: string, now: number, locale: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return ''
  const isToday = text.slice(0, 10) === toDateTimeInput(now).slice(0, 10)
  return isToday ? `Today, ${timeInWords(moment, locale)}` : dayAndTime(moment, locale)
}
