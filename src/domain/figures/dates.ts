const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment (epoch milliseconds, or an ISO date and time) as `<input type="datetime-local">` takes it, in local time, to the minute. */
export function toDateTimeInput(moment: number | string): string {
  const date = new Date(moment)
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** A moment (epoch milliseconds) in local time, to the millisecond. */
export function toExactDateTime(moment: number): string {
  const date = new Date(moment)
  return `${toDateTimeInput(moment)}:${twoDigits(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

/** The ISO date and time in UTC of a `datetime-local` value, which is local time; null when it has none. */
export function fromDateTimeInput(text: string): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** A local date and time, or a moment (epoch milliseconds) if that is earlier. */
export function notAfter(text: string, moment: number): string {
  const held = fromDateTimeInput(text)
  return held !== null && Date.parse(held) > moment ? toExactDateTime(moment) : text
}

/** A moment (ISO date and time) in local time, as spreadsheets of every locale read it: "2026-11-17 14:46:09". */
export const toSpreadsheetDate = (moment: string): string =>
  `${toDateTimeInput(moment).replace('T', ' ')}:${twoDigits(new Date(moment).getSeconds())}`
