import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exact } from '#domain/carbon/carbon.ts'
import { decimalOf } from '#domain/figures/number-reading.ts'
import { bareFactor, otherUnitOf, readFactor } from '#domain/import/factor-numbers.ts'

describe('Factor', () => {
  test.for([
    ['1.1418', '.', '1.1418'],
    ['1,1418', ',', '1.1418'],
    ['1.10', '.', '1.10'],
    ['1,234.5', '.', '1234.5'],
    ['1.234,5', ',', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ['1 234,5', ',', '1234.5'],
    ['1 234.5', '.', '1234.5'],
    ["1'234.5", '.', '1234.5'],
    ['1’234.5', '.', '1234.5'],
    ['1,234,567', '.', '1234567'],
    ['-12.5', '.', '-12.5'],
    ['−12,5', ',', '-12.5'],
    ['– 12,5', ',', '-12.5'],
    ['+3', '.', '3'],
    ['-0.0', '.', '0.0'],
    ['.5', '.', '0.5'],
    ['5.', '.', '5'],
    ['007.5', '.', '7.5'],
    ['1.2E-05', '.', '0.000012'],
    ['1,2e+02', ',', '120'],
    ['1.1418 kg/kg', '.', '1.1418'],
    ['1.1418 kg CO₂e/kg', '.', '1.1418'],
    ['1.1418 t CO2e/t', '.', '1.1418'],
    ['0.12345678901234567890', '.', '0.12345678901234567890'],
    ['1,1418', '.', '1.1418'],
    ['0,123', '.', '0.123'],
    ['1,234E-05', '.', '0.00001234'],
    ['٣٫١٤١', ',', '3.141'],
    ['１．５ ｋｇ／ｋｇ', ',', '1.5'],
  ] as const)('written as %s, with %s for decimals, is %s', ([cell, decimal, text]) => {
    expect(readFactor(cell, decimal)).toBe(text)
  })

  test.for([
    ['', '.'],
    ['-', '.'],
    ['.', '.'],
    ['about 2', '.'],
    ['n/a', '.'],
    ['#DIV/0!', '.'],
    ['1,23,456', '.'],
    ['1 23', '.'],
    ['1.2.3', '.'],
    ['12 %', '.'],
    ['1.2 t/short ton', '.'],
    ['1500 kg CO2e/t', '.'],
    ['1,5 t/kg', ','],
    ['(12.5)', '.'],
    ['1e999', '.'],
  ] as const)('written as %s is invalid with %s for decimals', ([cell, decimal]) => {
    expect(readFactor(cell, decimal)).toBeNull()
  })
})

describe('Unit of a cell', () => {
  test.for([
    ['1500 kg CO2e/t', 'kg/t'],
    ['1.5 T CO₂e / kg', 't/kg'],
    ['1.5 kg/kg', null],
    ['1.5', null],
    ['kg/t', 'kg/t'],
  ] as const)('of “%s” differs from kg per kg: %s', ([cell, unit]) => {
    expect(otherUnitOf(cell)).toBe(unit)
  })
})

/** Locales with different number formats. */
const locales = ['en-US', 'en-ZA', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'pt-BR', 'es-ES', 'af-ZA', 'en-IN']

test('a number written in any locale reads back or is ambiguous, never different', () => {
  const factor = fc.tuple(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.integer({ min: 0, max: 4 }))
  const column = fc.array(factor, { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(column, fc.constantFrom(...locales), fc.boolean(), (factors, locale, useGrouping) => {
      const numbers = factors.map(([digits, decimals]) => exact(digits).div(10 ** decimals))
      const format = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 4 })
      const cells = numbers.map(number => format.format(number.toNumber()))
      const finding = decimalOf(cells.map(bareFactor))
      expect(finding.kind).not.toBe('mixed')
      if (finding.kind === 'open') return
      const decimal = finding.kind === 'found' ? finding.decimal : '.'
      const read = cells.map(cell => readFactor(cell, decimal))
      // In India groups have two digits: such numbers are rejected.
      const expected = numbers.map((number, at) => (read[at] === null && locale === 'en-IN' ? null : number.toFixed()))
      expect(read).toEqual(expected)
    }),
  )
})
