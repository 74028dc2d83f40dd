import { expect, test, vi } from 'vitest'
import { chosenLocale, localeFor } from '#actors/locale.ts'
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

test('formats in the way of South Africa if the browser has no formats of the language', () => {
  vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockImplementation(tag => (tag === 'zu-ZA' ? [] : [String(tag)]))
  expect(chosenLocale({ language: 'zu', format: 'language', decimalSign: 'language' }, 'en-US')).toBe('en-ZA')
})
