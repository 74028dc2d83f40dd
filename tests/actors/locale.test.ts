import { expect, test } from 'vitest'
import { chosenLocale, localeFor } from '#actors/locale.ts'
import { languages } from '#domain/preferences.ts'

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
  [{ language: 'browser', decimalSign: 'language' }, 'en-GB'],
  [{ language: 'browser', decimalSign: 'comma' }, 'en-GB-x-comma'],
  [{ language: 'de-DE', decimalSign: 'language' }, 'de-DE'],
  [{ language: 'en-ZA', decimalSign: 'point' }, 'en-ZA-x-point'],
] as const)('formats choice %j as in %s for a British browser', ([chosen, locale]) => {
  expect(chosenLocale(chosen, 'en-GB')).toBe(locale)
})

test('supports every offered format', () => {
  for (const language of languages.slice(1)) expect(localeFor([language, 'en-US'])).toBe(language)
})
