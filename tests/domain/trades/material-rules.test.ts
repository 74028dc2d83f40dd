import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkMaterial, materialBodyOf, shownFactor, typedFactor } from '#domain/trades/material-rules.ts'

const values = { name: ' Brass swarf ', gwCode: ' GW 53 04 ', carbonFactor: '1.1400' }
const factorOf = (carbonFactor: string, locale = 'en-US') =>
  materialBodyOf({ ...values, carbonFactor: typedFactor(carbonFactor, locale) }).carbonFactor

describe('Material', () => {
  test('is sent trimmed, with all decimals of its factor', () => {
    expect(materialBodyOf(values)).toEqual({ name: 'Brass swarf', gwCode: 'GW 53 04', carbonFactor: '1.1400' })
  })

  test('requires a name, a code and a factor, in form order', () => {
    expect(checkMaterial(values)).toEqual({})
    expect(Object.entries(checkMaterial({ name: ' ', gwCode: '', carbonFactor: '' }))).toEqual([
      ['name', 'Enter a material name'],
      ['gwCode', 'Enter a GW code'],
      ['carbonFactor', 'Enter a number. For example, 1.1418'],
    ])
  })
})

describe('Factor of a material', () => {
  test.each(['0', '3.14159265000', '-0.5', '−0.5', '–0.5', '1 000.5'])('can be "%s"', carbonFactor => {
    expect(checkMaterial({ ...values, carbonFactor })).toEqual({})
  })

  test.each(['one', '1.', '.5', '1.2.3', '1e3', '--1', '1,5'])('cannot be "%s"', carbonFactor => {
    expect(Object.keys(checkMaterial({ ...values, carbonFactor }))).toEqual(['carbonFactor'])
  })

  test('is sent with a hyphen for any minus sign', () => {
    expect(['-0.5', '−0.5', '–0.5'].map(typed => factorOf(typed))).toEqual(['-0.5', '-0.5', '-0.5'])
  })

  test.each([
    ['de-DE', '1,1400'],
    ['en-ZA', '1,1400'],
    ['en-US', '1.1400'],
    ['de-DE-x-point', '1.1400'],
    ['en-US-x-comma', '1,1400'],
  ])('is shown in %s as %s', (locale, typed) => {
    expect(shownFactor('1.1400', locale)).toBe(typed)
    expect(factorOf(typed, locale)).toBe('1.1400')
  })

  test('reads back unchanged in every locale', () => {
    const anyFactor = fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.stringMatching(/^\d{0,12}$/))
      .map(([whole, decimals]) => (decimals === '' ? String(whole) : `${whole}.${decimals}`))
    fc.assert(
      fc.property(
        anyFactor,
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-ZA', 'de-DE-x-point', 'en-US-x-comma'),
        (factor, locale) => {
          expect(factorOf(shownFactor(factor, locale), locale)).toBe(factor)
        },
      ),
    )
  })
})
