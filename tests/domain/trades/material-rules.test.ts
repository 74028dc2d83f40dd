import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkMaterial,
  isImplausible,
  materialBodyOf,
  shownFactor,
  typedFactor,
} from '#domain/trades/material-rules.ts'

const values = { name: ' Brass swarf ', gwCode: ' GW 53 04 ', carbonFactor: '1.1400' }
const withTyped = (factor: string) => ({ ...values, carbonFactor: typedFactor(factor) })
const factorOf = (factor: string) => materialBodyOf(withTyped(factor)).carbonFactor

describe('Material', () => {
  test('is sent trimmed, with all decimals of its factor', () => {
    expect(materialBodyOf(values)).toEqual({ name: 'Brass swarf', gwCode: 'GW 53 04', carbonFactor: '1.1400' })
    expect(materialBodyOf({ ...values, gwCode: 'GW ٥٣-０４' }).gwCode).toBe('GW 53-04')
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
  test.each(['0', '3.14159265000', '-0.5', '−0.5', '–0.5', '1 000.5', '1,5', '.5', '1,234.5', '١٫٢٣٤', '１．５'])(
    'can be typed as "%s"',
    factor => {
      expect(checkMaterial(withTyped(factor))).toEqual({})
    },
  )

  test.each(['one', '1.2.3', '1e3', '--1'])('cannot be "%s"', factor => {
    expect(Object.keys(checkMaterial(withTyped(factor)))).toEqual(['carbonFactor'])
  })

  test.each(['1.142', '1,142', '１．１４２'])('is asked if it was typed as "%s"', factor => {
    expect(checkMaterial(withTyped(factor))).toEqual({
      carbonFactor: 'This can mean 1142 or 1.142. Enter 1142 or 1.1420.',
    })
  })

  test('is implausible over 100 kg per kg', () => {
    expect(['1142', '-100.5', '100', '1.142', 'x'].map(factor => isImplausible(withTyped(factor)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('is certain if it has three decimals on the server', () => {
    expect(checkMaterial({ ...values, carbonFactor: '1.142' })).toEqual({})
  })

  test('is sent with a hyphen for any minus sign', () => {
    expect(['-0.5', '−0.5', '–0.5'].map(factorOf)).toEqual(['-0.5', '-0.5', '-0.5'])
  })

  test.each([
    ['de-DE', '1,1400'],
    ['en-ZA', '1,1400'],
    ['en-US', '1.1400'],
    ['de-DE-x-point', '1.1400'],
    ['en-US-x-comma', '1,1400'],
  ])('is shown in %s as %s', (locale, typed) => {
    expect(shownFactor('1.1400', locale)).toBe(typed)
    expect(factorOf(typed)).toBe('1.1400')
  })

  test('reads back unchanged in every locale', () => {
    const anyFactor = fc
      .tuple(fc.integer({ min: -9999, max: 9999 }), fc.stringMatching(/^(?:\d{0,2}|\d{4,12})$/))
      .map(([integer, decimals]) => (decimals === '' ? String(integer) : `${integer}.${decimals}`))
    fc.assert(
      fc.property(
        anyFactor,
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-ZA', 'de-DE-x-point', 'en-US-x-comma'),
        (factor, locale) => {
          expect(factorOf(shownFactor(factor, locale))).toBe(factor)
        },
      ),
    )
  })
})
