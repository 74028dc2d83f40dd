import { toSpreadsheetDate } from '#domain/figures/dates.ts'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { monthIn, withoutWeekday } from './date-names.ts'
import type { DateOrder } from './import-types.ts'

/** Date of a cell. `local` is the local time: "2026-11-27T14:46:09". */
export type CellDate = { local: string; precision: 'day' | 'minute' | 'second' }

/** Detected order of day and month in dates that belong together, with examples. */
export type DateOrderFinding =
  | { kind: 'found'; order: DateOrder; by: string }
  /** All dates with a day and a month in numbers are ambiguous, such as 03/04/2026. */
  | { kind: 'open'; by: string }
  /** No date depends on the order. */
  | { kind: 'none' }
  /** Some dates begin with the day, others with the month. `open` is an ambiguous date among them, or null. */
  | { kind: 'mixed'; dayFirst: string; monthFirst: string; open: string | null }

type Day = { year: number; month: number; day: number }
type Time = { hour: number; minute: number; second: number; precision: CellDate['precision']; offset: string }

/** Time at the end of a text: "14:46:09.123+02:00", "2:46 p.m.", "14h46", "2 PM". */
const clock =
  /(?:^|[\st,])(\d{1,2})(?:(?::|\s?h\s?)(\d{2})?(?::(\d{2})(?:[.,]\d+)?)?\s?(?:h|uhr)?\s?([ap]\.?\s?m\.?|[vn]m\.?|[صم])?|\s?([ap]\.?m\.?))\s?(z|utc|[+-]\d{2}:?\d{2})?$/u
const compact = /^(\d{4})(\d{2})(\d{2})(?:[t\s]?(\d{2}):?(\d{2})(?::?(\d{2}))?)?$/u
const yearFirst = /^(\d{4})\s?([-/.\s])\s?(\d{1,2})\s?\2\s?(\d{1,2})$/u
const yearLast = /^(\d{1,2})\s?([-/.\s])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/u

/** Words between a day and a time. */
const linkWords = /(?:[\s,]+(?:at|à|a|às|as|las|um|om|ngo))*[\s,]*$/u

/** Days since 1899-12-30 in spreadsheets, from 2000 to 2099. */
const serial = { pattern: /^\d{5}(?:[.,]\d+)?$/u, first: 36_526, last: 73_050, unixEpoch: 25_569 }

const two = (number: number) => String(number).padStart(2, '0')
const fullYear = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits)

/** Returns the day as ISO text, or null if the calendar does not have it. */
function isoDay({ year, month, day }: Day): string | null {
  const text = `${year}-${two(month)}-${two(day)}`
  const date = new Date(`${text}T00:00:00Z`)
  return year >= 1900 && year < 2100 && !Number.isNaN(date.getTime()) && date.getUTCDate() === day ? text : null
}

/** Returns the time in the groups of {@link clock}, or null if it does not exist. */
function timeIn([, hours, minutes, seconds, half, halfOfHour, offset = '']: RegExpExecArray): Time | null {
  const second = Number(seconds ?? 0)
  const minute = Number(minutes ?? 0)
  const [period] = half ?? halfOfHour ?? ''
  const given = Number(hours)
  const isLate = period === 'p' || period === 'n' || period === 'م'
  const hour = period && given <= 12 ? (given % 12) + (isLate ? 12 : 0) : given
  if (hour > 23 || minute > 59 || second > 59 || (period && !isLate && given > 12)) return null
  return { hour, minute, second, precision: seconds === undefined ? 'minute' : 'second', offset }
}

const isNumber = (token: string) => /^\d/u.test(token)

/** Reads a day with the name of its month: "17 Nov 2026", "Tuesday, November 17th, 26", "2026-Nov-17". */
function namedDay(text: string): Day | null {
  const tokens = text.match(/\p{L}[\p{L}\p{M}]*|\d+/gu) ?? []
  const month = monthIn(tokens.filter(token => !isNumber(token)))
  const [first = '', second = '', ...more] = tokens.filter(isNumber)
  if (month === null || second === '' || more.length > 0 || /[^\p{L}\p{M}\d\s.,/ºª'’-]/u.test(text)) return null
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  return day.length <= 2 && /^(?:\d{4}|\d{2})$/u.test(year) ? { year: fullYear(year), month, day: Number(day) } : null
}

/** Returns the days that a text can mean: with the day first and with the month first. */
function daysIn(text: string): Record<DateOrder, string | null> {
  const same = (day: Day | null) => {
    const iso = day && isoDay(day)
    return { dayFirst: iso, monthFirst: iso }
  }
  const [, year, , month, day] = yearFirst.exec(text) ?? compact.exec(text)?.toSpliced(2, 0, '') ?? []
  if (year !== undefined) return same({ year: Number(year), month: Number(month), day: Number(day) })
  const [, first, , second, last] = yearLast.exec(withoutWeekday(text)) ?? []
  if (last === undefined) return same(namedDay(text))
  const [one, other] = [Number(first), Number(second)]
  return {
    dayFirst: isoDay({ year: fullYear(last), month: other, day: one }),
    monthFirst: isoDay({ year: fullYear(last), month: one, day: other }),
  }
}

function serialDate(text: string): CellDate | null {
  const days = Number(text.replace(',', '.'))
  if (days < serial.first || days >= serial.last + 1) return null
  const seconds = Math.round((days - serial.unixEpoch) * 86_400)
  const local = new Date(seconds * 1000).toISOString().slice(0, 19)
  return { local, precision: Number.isInteger(days) ? 'day' : 'second' }
}

const plainOf = (text: string) =>
  asciiDigits(text).normalize('NFC').toLowerCase().replaceAll('،', ',').replaceAll(/\s+/gu, ' ').trim()

/** Splits a text into its day and its time, which is undefined if the text has none. */
function partsOf(text: string): { days: Record<DateOrder, string | null>; time: Time | null | undefined } {
  const [, , , , hour, minute, second] = compact.exec(text) ?? []
  const found = hour === undefined ? clock.exec(text) : null
  const day = found ? text.slice(0, found.index).replace(linkWords, '') : text
  const tail = hour === undefined ? found : clock.exec(` ${hour}:${minute}${second ? `:${second}` : ''}`)
  return { days: daysIn(day), time: tail ? timeIn(tail) : undefined }
}

/**
 * Reads the date in a cell, in any of the app's languages, German or Spanish. Returns null for other texts, for dates
 * that don't exist, and `ambiguous` for a date such as 03/04/2026 unless `order` is known. Times with an offset become
 * local times.
 */
export function readDate(text: string, order: DateOrder | null): CellDate | 'ambiguous' | null {
  const plain = plainOf(text)
  if (serial.pattern.test(plain)) return serialDate(plain)
  const { days, time } = partsOf(plain)
  const { dayFirst, monthFirst } = days
  const isClear = dayFirst === null || monthFirst === null || dayFirst === monthFirst
  if (!isClear && order === null) return time === null ? null : 'ambiguous'
  const day = isClear ? (dayFirst ?? monthFirst) : days[order ?? 'dayFirst']
  if (day === null || time === null) return null
  if (time === undefined) return { local: `${day}T00:00:00`, precision: 'day' }
  const local = `${day}T${two(time.hour)}:${two(time.minute)}:${two(time.second)}`
  if (time.offset === '') return { local, precision: time.precision }
  const offset = time.offset.replace(/^(?:z|utc)$/u, 'Z').replace(/(\d\d):?(\d\d)$/u, '$1:$2')
  const moment = new Date(local + offset)
  if (Number.isNaN(moment.getTime())) return null
  return { local: toSpreadsheetDate(moment.toISOString()).replace(' ', 'T'), precision: time.precision }
}

/** Detects the order of day and month of the dates in a column or file. */
export function dateOrderOf(texts: Iterable<string>): DateOrderFinding {
  let [dayFirst, monthFirst, open]: [string | null, string | null, string | null] = [null, null, null]
  for (const text of texts) {
    const { days } = partsOf(plainOf(text))
    if (days.dayFirst === days.monthFirst) continue
    if (days.monthFirst === null) dayFirst ??= text
    else if (days.dayFirst === null) monthFirst ??= text
    else open ??= text
  }
  if (dayFirst !== null && monthFirst !== null) return { kind: 'mixed', dayFirst, monthFirst, open }
  if (dayFirst !== null) return { kind: 'found', order: 'dayFirst', by: dayFirst }
  if (monthFirst !== null) return { kind: 'found', order: 'monthFirst', by: monthFirst }
  return open === null ? { kind: 'none' } : { kind: 'open', by: open }
}
