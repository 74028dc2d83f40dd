import { t } from '#messages/message.ts'
import type { Day, DayRange } from './periods.ts'

/** Returns the IANA name of the computer's time zone: "Africa/Johannesburg". */
export const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the UTC offset of a time zone at noon of a day: "UTC+02:00". */
function offsetOn(day: Day, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value
  const offset = name?.replace('GMT', '') || '+00:00'
  return `UTC${offset.replace('-', '−')}`
}

/**
 * Returns the UTC offsets of a time zone on the first and last day of a range: "UTC+02:00", "UTC+01:00 to UTC+02:00".
 */
export function offsetsInWords({ from, to }: DayRange, timeZone: string): string {
  const [first, last] = [offsetOn(from, timeZone), offsetOn(to, timeZone)]
  return first === last ? first : t('{first} to {last}', { first, last })
}

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** Returns a date and time in local time with its UTC offset: "2026-07-02T09:12:00+02:00". */
export function withOffset(moment: string): string {
  const date = new Date(moment)
  const minutes = -date.getTimezoneOffset()
  const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, 19)
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.abs(minutes) / 60)}:${twoDigits(Math.abs(minutes) % 60)}`
}
