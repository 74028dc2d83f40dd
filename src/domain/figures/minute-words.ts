import { toDateTimeInput } from './dates.ts'

const formats = new Map<string, { time: Intl.DateTimeFormat; whole: Intl.DateTimeFormat }>()

function formatsOf(locale: string) {
  let known = formats.get(locale)
  if (!known) {
    // Digits 0 to 9 in every locale, as in all figures.
    const options = { timeStyle: 'short', numberingSystem: 'latn' } as const
    known = {
      time: new Intl.DateTimeFormat(locale, options),
      whole: new Intl.DateTimeFormat(locale, { ...options, dateStyle: 'medium' }),
    }
    formats.set(locale, known)
  }
  return known
}

/** The time of a moment (epoch milliseconds) in local time, as the locale writes it: "14:46". */
export const timeInWords = (moment: number, locale: string): string => formatsOf(locale).time.format(moment)

/**
 * The value of a `datetime-local` field in words: "Today, 14:46" on the day of `now` (epoch milliseconds), "17 Nov 2026, 14:46"
 * on any other; empty without a value.
 */
export function minuteInWords(text: string, now: number, locale: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) return ''
  const isToday = text.slice(0, 10) === toDateTimeInput(now).slice(0, 10)
  return isToday ? `Today, ${timeInWords(moment, locale)}` : formatsOf(locale).whole.format(moment)
}
