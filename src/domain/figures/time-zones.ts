import { t } from '#messages/message.ts'
import type { Day, DayRange } from './periods.ts'

/** IANA names of the time zones that some browsers report with an older name. */
const currentNames: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Catamarca', 'America/Argentina/Catamarca'],
  ['America/Coral_Harbour', 'America/Atikokan'],
  ['America/Cordoba', 'America/Argentina/Cordoba'],
  ['America/Godthab', 'America/Nuuk'],
  ['America/Indianapolis', 'America/Indiana/Indianapolis'],
  ['America/Jujuy', 'America/Argentina/Jujuy'],
  ['America/Louisville', 'America/Kentucky/Louisville'],
  ['America/Mendoza', 'America/Argentina/Mendoza'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

/**
 * Returns the IANA name of the computer's time zone: "Africa/Johannesburg". The name is equal in all browsers, because
 * fingerprints contain it.
 */
export function localTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return currentNames.get(timeZone) ?? timeZone
}

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
