import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedNumber } from '#domain/figures/number-reading.ts'
import { decimalSignOf, formatNumber, formatWeight, localeWithSign } from '#domain/figures/numbers.ts'

/** Returns the number that a field reads from a text. */
const numberIn = (text: string) => Number(typedNumber(text) ?? Number.NaN)

describe('Formatted numbers', () => {
  test('read back unchanged in every locale', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en-US', 'en-ZA', 'de-DE', 'fr-FR', 'de-CH', 'pt-BR'),
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents => cents / 100),
        (locale, number) => {
          expect(numberIn(formatNumber(number, locale))).toBe(number === 0 ? 0 : number)
        },
      ),
    )
  })
})

test.each(['he', 'fa', 'ar', 'ar-EG', 'sl', 'en-ZA'])(
  '%s writes only a minus sign before a negative figure',
  locale => {
    expect(formatNumber(-25, locale, { min: 0 })).toBe('−25')
  },
)

test.each(['ar-EG', 'fa-IR', 'bn-BD', 'mr-IN', 'ne-NP', 'my-MM'])('%s shows and reads the digits 0 to 9', locale => {
  const shown = formatNumber(1234.5, locale)
  expect(shown).toMatch(/^1.234.50$/)
  expect(numberIn(shown)).toBe(1234.5)
})

describe('Formatting numbers', () => {
  test('separates groups of three by a no-break space in every locale', () => {
    expect(formatNumber(1234567.5, 'en-US')).toBe('1\u00a0234\u00a0567.50')
    expect(formatNumber(1234567.5, 'de-DE')).toBe('1\u00a0234\u00a0567,50')
  })

  test('rounds half to even, once', () => {
    expect(formatNumber('3208.515', 'en-US')).toBe('3\u00a0208.52')
    expect(formatNumber('3208.525', 'en-US')).toBe('3\u00a0208.52')
    expect(formatNumber('0.005', 'en-US')).toBe('0.00')
    expect(formatNumber('0.015', 'en-US')).toBe('0.02')
  })

  test('writes a minus sign before negative figures, which read back', () => {
    expect(formatNumber('-1234.5', 'en-US')).toBe('−1\u00a0234.50')
    expect(formatNumber(-0.001, 'en-US')).toBe('0.00')
    expect(numberIn(formatNumber(-1234.5, 'en-US'))).toBe(-1234.5)
  })

  test('shows the requested number of decimals', () => {
    expect(formatNumber(2.5, 'en-US', { min: 0, max: 2 })).toBe('2.5')
    expect(formatNumber('1.1418', 'en-US', { min: 2, max: 4 })).toBe('1.1418')
  })

  test('shows weights in kilograms', () => {
    expect(formatWeight(2070.5, 'en-US')).toBe('2\u00a0070.50\u00a0kg')
  })
})

test('uses the decimal sign of the locale', () => {
  expect(['en-US', 'de-DE', 'pt-PT', 'en-ZA'].map(decimalSignOf)).toEqual(['.', ',', ',', ','])
})

describe('Chosen decimal sign', () => {
  const languages = ['en-US', 'en-ZA', 'en-GB', 'af-ZA', 'de-DE', 'de-CH', 'fr-FR', 'pt-PT']

  test.each([
    ['en-US', 'comma', '1\u00a0234,50', ','],
    ['en-US', 'point', '1\u00a0234.50', '.'],
    ['en-ZA', 'point', '1\u00a0234.50', '.'],
    ['de-DE', 'point', '1\u00a0234.50', '.'],
    ['de-DE', 'comma', '1\u00a0234,50', ','],
  ] as const)('writes and reads numbers of %s with a %s', (language, sign, written, decimal) => {
    const locale = localeWithSign(language, sign)
    expect(formatNumber(1234.5, locale)).toBe(written)
    expect(numberIn(written)).toBe(1234.5)
    expect(decimalSignOf(locale)).toBe(decimal)
  })

  test('changes nothing in an integer', () => {
    expect(formatNumber(1234567, localeWithSign('de-DE', 'point'), { min: 0, max: 0 })).toBe('1\u00a0234\u00a0567')
  })

  test('reads back its output in every language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('point' as const, 'comma' as const),
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(cents => cents / 100),
        (language, sign, number) => {
          const locale = localeWithSign(language, sign)
          const written = formatNumber(number, locale)
          expect(written).toContain(sign === 'point' ? '.' : ',')
          expect(numberIn(written)).toBe(number === 0 ? 0 : number)
        },
      ),
    )
  })
})
