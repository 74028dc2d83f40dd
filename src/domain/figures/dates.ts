const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A moment (epoch milliseconds, or an ISO date and time) as `<input type="datetime-local">` takes it, in local time, to the minute. */
export function toDateTimeInput(moment: number | string): string {
  const date = new Date(moment)
  const day = [String(date.getFullYear()).padStart(4, '0'), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** The ISO date and time in UTC of a `datetime-local` value, which is local time; null when it has none. */
export function fromDateTimeInput(text: string): string | null {
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}

/** The value of a `datetime-local` field, or a moment (epoch milliseconds) if that is earlier. */
export function notAfter(text: string, moment: number): string {
  const held = fromDateTimeInput(text)
  return held !== null && Date.parse(held) > moment ? toDateTimeInput(moment) : text
}

/** A way to write the moments of a locale, made once for each. Digits are 0 to 9 in every locale, as in all figures. */
function writing(style: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (moment: string, locale: string): string => {
    let format = formats.get(locale)
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...style, numberingSystem: 'latn' })
      formats.set(locale, format)
    }
    return format.format(new Date(moment))
  }
}

/**
 * The day of a moment, where the computer is, as the locale writes it: "17 Nov 2026", "Nov 17, 2026". Takes an ISO date and time,
 * and what a `datetime-local` field holds.
 */
export const dayWithYear = writing({ dateStyle: 'medium' })

/** The same with the day of the week: "Tue, 17 Nov 2026". */
export const dayOfWeek = writing({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** The time of day of a moment, as {@link dayWithYear}: "14:46", "2:46 PM". */
export const timeOfDay = writing({ timeStyle: 'short' })
