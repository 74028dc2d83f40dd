import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, moneyInColumn, roundedToCents } from '#domain/figures/money.ts'

describe('Money', () => {
  test.for([
    ['5.325', '5.33'],
    ['5.335', '5.34'],
    ['5.324999999999999999', '5.32'],
    ['-5.325', '-5.33'],
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['9999999999999999.995', '10000000000000000'],
    ['-0.004', '0'],
  ] as const)('rounds R %s to %s', ([rand, rounded]) => {
    expect(roundedToCents(rand)).toBe(rounded)
  })

  test('rounds half away from zero, from the decimal digits', () => {
    const thousandths = fc.integer({ min: -100_000_000, max: 100_000_000 })
    fc.assert(
      fc.property(thousandths, amount => {
        const cents = new Big(roundedToCents(amount / 1000)).times(100)
        const [quotient, rest] = [Math.trunc(Math.abs(amount) / 10), Math.abs(amount) % 10]
        expect(cents.toFixed()).toBe(String(Math.sign(amount) * (quotient + (rest >= 5 ? 1 : 0)) || 0))
      }),
    )
  })

  test('is in rand with two decimals, with equal rounding with and without the symbol', () => {
    expect(formatMoney(6186.75, 'en-US')).toBe('R\u00a06\u00a0186.75')
    expect(formatMoney('5.325', 'de-DE')).toBe('R\u00a05,33')
    expect(formatMoney('-5.325', 'he')).toBe('R\u00a0−5.33')
    expect(moneyInColumn(1.005, 'en-US')).toBe('1.01')
    expect(moneyInColumn('-0.004', 'en-US')).toBe('0.00')
  })
})
