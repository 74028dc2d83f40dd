import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { toDateTimeInput } from './dates.ts'
import { isoLocale } from './numbers.ts'
import type { DayRange } from './periods.ts'

/** Options for each date format. All locales use the digits 0 to 9, as for numbers. */
const parts = {
  day: { day: 'numeric', month: 'short' },
  dayWithYear: { dateStyle: 'medium' },
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  weekdayWithYear: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  time: { timeStyle: 'short' },
  second: { timeStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  month: { month: 'long', year: 'numeric' },
  monthInShort: { month: 'short' },
  monthWithYear: { month: 'short', year: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const isoDay = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const isoMonth = { year: 'numeric', month: '2-digit' } as const

/** Options of the formats without words: "2026-11-20", "14:46", "2026-11". A day always has its year. */
const isoParts: Readonly<Record<keyof typeof parts, Intl.DateTimeFormatOptions>> = {
  day: isoDay,
  dayWithYear: isoDay,
  weekday: isoDay,
  weekdayWithYear: isoDay,
  time: { timeStyle: 'short' },
  second: { timeStyle: 'medium' },
  minute: { ...isoDay, hour: '2-digit', minute: '2-digit' },
  month: isoMonth,
  monthInShort: { month: '2-digit' },
  monthWithYear: isoMonth,
}

const isIso = (locale: string) => locale.includes(isoLocale)

/** Returns the locale for dates. Swedish numeric dates have the format of ISO 8601. */
export const dateLocaleOf = (locale: string) => (isIso(locale) ? 'sv-SE' : locale)

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, name: keyof typeof parts): Intl.DateTimeFormat {
  const key = `${locale} ${name}`
  let format = formats.get(key)
  if (!format) {
    const options = isIso(locale) ? isoParts[name] : parts[name]
    format = new Intl.DateTimeFormat(dateLocaleOf(locale), { numberingSystem: 'latn', calendar: 'gregory', ...options })
    formats.set(key, format)
  }
  return format
}

/** Isolates the text direction, so that right-to-left dates don't reorder adjacent figures. */
const written = (moment: number | string, locale: string, name: keyof typeof parts) =>
  isolated(formatOf(locale, name).format(new Date(moment)))

const isThisYear = (moment: number | string, now: number) =>
  new Date(moment).getFullYear() === new Date(now).getFullYear()

// `moment` is in epoch milliseconds, or an ISO date with a time. All functions use local time.

/** Returns the moment of a day such as "2026-11-22". Every day has a noon, but not every day has a midnight. */
export const noonOf = (day: string) => `${day}T12:00:00`

/** Formats a day: "Nov 20". */
export const dayInShort = (moment: number | string, locale: string) => written(moment, locale, 'day')

/** Formats a day with its year: "Nov 20, 2026". */
export const dayWithYear = (moment: number | string, locale: string) => written(moment, locale, 'dayWithYear')

/** Formats a day, with its year if that differs from the year of `now`: "Nov 20", "Nov 20, 2025". */
export const dayInWords = (moment: number | string, locale: string, now: number) =>
  isThisYear(moment, now) ? dayInShort(moment, locale) : dayWithYear(moment, locale)

/** Formats a day with its weekday: "Fri, Nov 20". Adds the year if it differs from the year of `now`. */
export const weekdayInWords = (moment: number | string, locale: string, now: number) =>
  written(moment, locale, isThisYear(moment, now) ? 'weekday' : 'weekdayWithYear')

/** Formats a range of days: "Mon, Nov 16 – Fri, Nov 20". A range of one day shows that day only once. */
export function weekdaysInWords(first: number | string, last: number | string, locale: string, now: number): string {
  const name = isThisYear(first, now) && isThisYear(last, now) ? 'weekday' : 'weekdayWithYear'
  // `formatRange` would take twenty times as long.
  return [...new Set([first, last].map(moment => written(moment, locale, name)))].join(' – ')
}

/** Formats a day with weekday and year: "Tue, Nov 17, 2026". */
export const weekdayWithYear = (moment: number | string, locale: string) => written(moment, locale, 'weekdayWithYear')

/** Formats a time: "2:46 PM", "14:46". */
export const timeInWords = (moment: number | string, locale: string) => written(moment, locale, 'time')

/** Formats a time with seconds: "2:46:09 PM", "14:46:09". */
export const secondInWords = (moment: number | string, locale: string) => written(moment, locale, 'second')

/** Formats a date and time: "Nov 17, 2026, 2:46 PM", "17 Nov 2026, 14:46". */
export const dayAndTime = (moment: number | string, locale: string) => written(moment, locale, 'minute')

/** Formats a month such as "2026-11". `name` is "November 2026"; `label` is "Nov", or "Nov 26" if `hasYear`. */
export function monthInWords(month: string, locale: string, hasYear: boolean) {
  const moment = `${month}-15T12:00:00`
  return {
    name: written(moment, locale, 'month'),
    label: written(moment, locale, hasYear ? 'monthWithYear' : 'monthInShort'),
  }
}

/** Formats a range of days with the year: "Jan 15 – Feb 14, 2026". Both days are included. */
export function rangeInWords({ from, to }: DayRange, locale: string): string {
  const [first, last] = [new Date(noonOf(from)), new Date(noonOf(to))]
  // Swedish would shorten the last day to its digits: "2026-11-16–20".
  if (isIso(locale)) return [...new Set([from, to])].map(isolated).join(' – ')
  return isolated(formatOf(locale, 'dayWithYear').formatRange(first, last))
}

/**
 * Formats a `datetime-local` value: "Today, 14:46" on the day of `now` (epoch milliseconds), otherwise "17 Nov 2026,
 * 14:46". Returns an empty text for an empty value.
 */
export function minuteInWords(text: string, now: number, locale: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return ''
  const isToday = text.slice(0, 10) === toDateTimeInput(now).slice(0, 10)
  return isToday ? t('Today, {time}', { time: timeInWords(moment, locale) }) : dayAndTime(moment, locale)
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** Describes a device clock that is `lag` ms behind the server's clock: "… is 3 hours behind the server's". */
export function clockNote(lag: number, locale: string): string {
  const [unit, length] =
    lag < hour ? (['minute', minute] as const) : lag < 2 * day ? (['hour', hour] as const) : (['day', day] as const)
  return t(
    '{unit, select, minute {{count, plural, one {This device’s clock is # minute behind the server’s. Check the date.} other {This device’s clock is # minutes behind the server’s. Check the date.}}} hour {{count, plural, one {This device’s clock is # hour behind the server’s. Check the date.} other {This device’s clock is # hours behind the server’s. Check the date.}}} other {{count, plural, one {This device’s clock is # day behind the server’s. Check the date.} other {This device’s clock is # days behind the server’s. Check the date.}}}}',
    { unit, count: Math.round(lag / length), locale },
  )
}
