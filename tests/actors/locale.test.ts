import { expect, test } from 'vitest'
import { localeFor } from '#actors/locale.ts'

test.for([
  [['de-DE', 'en'], 'de-DE'],
  [['en-US@posix', 'af-ZA', 'de-DE'], 'af-ZA'],
  [['', 'pt'], 'pt'],
  [['tlh', 'de'], 'de'],
  [['en-US@posix'], 'en-US'],
  [[], 'en-US'],
] as const)('Figures and dates for a reader of %j are written as in %s', ([languages, locale]) => {
  expect(localeFor(languages)).toBe(locale)
})
