import { arrayIncludes } from 'ts-extras'
import { asciiDigits } from '#messages/ascii-digits.ts'
import { dateLocaleOf } from './date-words.ts'
import { toDateTimeInput } from './dates.ts'

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute'

/**
 * Format for typed dates in a locale. A value has the format of `<input type="date">` or, if it includes the time,
 * `<input type="datetime-local">`. Values are local, to the minute, and empty for no date.
 */
export type DateEntry = {
  /** Formats a value: "17/11/2026, 14:46". */
  write: (value: string) => string
  /** Parses a text. Returns an empty value if the text is not a date. */
  read: (text: string) => string
  /**
   * Increments or decrements the date segment at the caret. Returns the new text and the segment's range, or null if
   * the text has no date.
   */
  step: (text: string, at: number, by: 1 | -1) => { value: string; text: string; from: number; to: number } | null
  /** Example of a date, for a hint. */
  example: string
}

const inDigits = { numberingSystem: 'latn', calendar: 'gregory' } as const
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Creates a numeric date format. Uses the 12-hour or 24-hour clock of the locale: "2:46 PM", "02:46". */
function formatIn(tag: string, hasTime: boolean) {
  const locale = dateLocaleOf(tag)
  if (!hasTime) return new Intl.DateTimeFormat(locale, { ...inDigits, ...day })
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions()
  const hour = hour12 ? 'numeric' : '2-digit'
  return new Intl.DateTimeFormat(locale, { ...inDigits, ...day, hour, minute: '2-digit' })
}

/** Converts a date to a field value. */
const valueOf = (date: Date, hasTime: boolean) => toDateTimeInput(date.getTime()).slice(0, hasTime ? 16 : 10)

/** Converts a field value to a date in local time. */
const dateOf = (value: string) => new Date(value.includes('T') ? value : `${value}T00:00`)

/**
 * Returns the date, or undefined if it does not exist in the calendar or the time is invalid. Years below 100 count
 * from 2000.
 */
function dateFrom({ year, month, day, hour, minute }: Record<Part, number>): Date | undefined {
  const date = new Date(0)
  date.setFullYear(year < 100 ? 2000 + year : year, month - 1, day)
  date.setHours(hour, minute, 0, 0)
  const isInCalendar = date.getMonth() === month - 1 && date.getDate() === day
  return isInCalendar && hour < 24 && minute < 60 ? date : undefined
}

/** Adds `by` to one part of a date. If the new month is shorter, the day becomes its last day. */
function moved(date: Date, part: Part, by: number): Date {
  const next = new Date(date)
  if (part === 'minute') next.setMinutes(date.getMinutes() + by)
  else if (part === 'hour') next.setHours(date.getHours() + by)
  else if (part === 'day') next.setDate(date.getDate() + by)
  else {
    const months = date.getMonth() + (part === 'year' ? 12 * by : by)
    const last = new Date(date.getFullYear(), months + 1, 0).getDate()
    next.setMonth(months, Math.min(date.getDate(), last))
  }
  return next
}

const sizes: readonly Part[] = ['year', 'month', 'day', 'hour', 'minute']
const bySize = (one: Part, other: Part) => sizes.indexOf(one) - sizes.indexOf(other)

const groupsIn = (text: string) => [...asciiDigits(text).matchAll(/\d+/g)]

function entryIn(locale: string, hasTime: boolean): DateEntry {
  const format = formatIn(locale, hasTime)
  const example = new Date(2026, 10, 17, 14, 46)
  const partsAt = (date: Date) => format.formatToParts(date)
  const order = partsAt(example).flatMap(({ type }) => (arrayIncludes(sizes, type) ? [type] : []))
  const halves = [new Date(2026, 10, 17, 3), example].map(
    date =>
      partsAt(date)
        .find(({ type }) => type === 'dayPeriod')
        ?.value.toLowerCase() ?? '',
  )
  /**
   * Returns the order of the date parts. A text that begins with a year uses the order year, month, day, hour, minute.
   */
  const orderIn = (groups: readonly string[]) => (groups[0]?.length === 4 ? order.toSorted(bySize) : order)

  const write = (value: string) => {
    const date = dateOf(value)
    return Number.isNaN(date.getTime()) ? '' : format.format(date).replace(/[\u00a0\u202f]/g, ' ')
  }

  function dateIn(text: string): Date | undefined {
    const groups = groupsIn(text).map(([digits]) => digits)
    if (groups.length !== order.length || groups.some(digits => digits.length > 4)) return undefined
    const named = new Map(orderIn(groups).map((part, index) => [part, Number(groups[index])]))
    const of = (part: Part) => named.get(part) ?? 0
    const lower = text.toLowerCase()
    const [am, pm] = [/a\.?\s?m\.?/, /p\.?\s?m\.?/].map(
      (pattern, half) => pattern.test(lower) || (halves[half] !== '' && lower.includes(halves[half] ?? '')),
    )
    const hour = am || pm ? (of('hour') % 12) + (pm ? 12 : 0) : of('hour')
    return dateFrom({ year: of('year'), month: of('month'), day: of('day'), hour, minute: of('minute') })
  }

  return {
    write,
    read: text => {
      const date = dateIn(text)
      return date ? valueOf(date, hasTime) : ''
    },
    step: (text, at, by) => {
      const date = dateIn(text)
      const groups = groupsIn(text)
      const before = text.slice(0, at)
      const caret = at - before.length + asciiDigits(before).length
      const place = Math.max(
        groups.findIndex(({ 0: digits, index }) => caret <= index + digits.length),
        0,
      )
      const part = orderIn(groups.map(([digits]) => digits))[place]
      if (!date || !part) return null
      const value = valueOf(moved(date, part, by), hasTime)
      const next = write(value)
      const group = groupsIn(next)[order.indexOf(part)]
      const from = group?.index ?? 0
      return { value, text: next, from, to: from + (group?.[0].length ?? 0) }
    },
    example: write(valueOf(example, hasTime)),
  }
}

const known = new Map<string, DateEntry>()

/** Returns the date format of a locale (a BCP 47 tag), with or without the time. Caches the formats. */
export function dateEntryOf(locale: string, hasTime: boolean): DateEntry {
  const key = `${locale} ${hasTime}`
  const entry = known.get(key) ?? entryIn(locale, hasTime)
  known.set(key, entry)
  return entry
}
