const twoDigits = (number: number) => String(number).padStart(2, '0')

/** Converts a date and time (epoch milliseconds or ISO) to a `datetime-local` value: local time, to the minute. */
export function toDateTimeInput(moment: number | string): string {
  const date = new Date(moment)
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Converts epoch milliseconds to local date and time, to the millisecond. */
export function toExactDateTime(moment: number): string {
  const date = new Date(moment)
  return `${toDateTimeInput(moment)}:${twoDigits(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/**
 * Converts a `datetime-local` value (local time) to an ISO date and time in UTC. Returns null if the value is invalid.
 */
export function fromDateTimeInput(text: string): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** Returns the earlier of a local date and time, and `moment` (epoch milliseconds). */
export function notAfter(text: string, moment: number): string {
  const held = fromDateTimeInput(text)
  return held !== null && Date.parse(held) > moment ? toExactDateTime(moment) : text
}

/**
 * Converts an ISO date and time to local time, in a format that spreadsheets read in all locales: "2026-11-17
 * 14:46:09".
 */
export const toSpreadsheetDate = (moment: string): string =>
  `${toDateTimeInput(moment).replace('T', ' ')}:${twoDigits(new Date(moment).getSeconds())}`
