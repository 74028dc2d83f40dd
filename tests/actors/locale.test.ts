import { expect, test, vi } from 'vitest'
import { chosenLocale, localeFor } from '#actors/locale.ts'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import {
  dayAndTime,
  dayInWords,
  monthInWords,
  rangeInWords,
  timeInWords,
  weekdayInWords,
} from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { formatChoices } from '#domain/preferences.ts'

test.for([
  [['de-DE', 'en'], 'de-DE'],
  [['en-US@posix', 'af-ZA', 'de-DE'], 'af-ZA'],
  [['', 'pt'], 'pt'],
  [['tlh', 'de'], 'de'],
  [['en-US@posix'], 'en-US'],
  [[], 'en-US'],
] as const)('formats figures and dates for a reader of %j as in %s', ([languages, locale]) => {
  expect(localeFor(languages)).toBe(locale)
})

test.for([
  [{ language: 'browser', format: 'language', decimalSign: 'language' }, 'en-GB'],
  [{ language: 'browser', format: 'language', decimalSign: 'comma' }, 'en-GB-x-comma'],
  [{ language: 'browser', format: 'de-DE', decimalSign: 'language' }, 'de-DE'],
  [{ language: 'browser', format: 'en-ZA', decimalSign: 'point' }, 'en-ZA-x-point'],
  [{ language: 'ar', format: 'language', decimalSign: 'language' }, 'ar-MA'],
  [{ language: 'ar', format: 'fr-FR', decimalSign: 'language' }, 'fr-FR'],
  [{ language: 'en-XA', format: 'language', decimalSign: 'language' }, 'en-ZA'],
] as const)('formats choice %j as in %s for a British browser', ([chosen, locale]) => {
  expect(chosenLocale(chosen, 'en-GB')).toBe(locale)
})

test('supports every offered format', () => {
  for (const format of formatChoices.slice(1)) expect(localeFor([format, 'en-US'])).toBe(format)
})

test('writes dates in digits if the browser has no formats of the language', () => {
  vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockImplementation(tag => (tag === 'zu-ZA' ? [] : [String(tag)]))
  const locale = chosenLocale({ language: 'zu', format: 'language', decimalSign: 'point' }, 'en-US')
  expect(locale).toBe('en-ZA-x-iso-x-point')
  const moment = '2026-11-20T14:46:00'
  const now = Date.parse(moment)
  const shown = [
    dayInWords(moment, locale, now),
    weekdayInWords(moment, locale, now),
    timeInWords(moment, locale),
    dayAndTime(moment, locale),
    rangeInWords({ from: '2026-11-16', to: '2026-11-20' }, locale),
    monthInWords('2026-11', locale, false).name,
    monthInWords('2026-11', locale, true).label,
    monthInWords('2026-11', locale, false).label,
    dateEntryOf(locale, true).example,
    formatNumber(1234.5, locale),
  ]
  expect(shown.map(text => text.replace(/[\u2068\u2069]/g, ''))).toEqual([
    '2026-11-20',
    '2026-11-20',
    '14:46',
    '2026-11-20 14:46',
    '2026-11-16 – 2026-11-20',
    '2026-11',
    '2026-11',
    '11',
    '2026-11-17 14:46',
    '1\u00a0234.50',
  ])
})
