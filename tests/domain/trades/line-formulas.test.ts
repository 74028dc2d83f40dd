import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  grossIn,
  isPricing,
  isWeighing,
  netWeightOf,
  priceIn,
  valueAt,
  valueOfPrice,
} from '#domain/trades/line-formulas.ts'
import { numberFieldTextsOf } from '#features/trades/lines/number-field-format.ts'

const readIn = (locale: string) => numberFieldTextsOf(locale).readDecimals
const read = readIn('en-US')

const hundredths = fc.integer({ min: 0, max: 1_000_000 })
const written = (amount: number, decimal: string) => (amount / 100).toFixed(2).replace('.', decimal)

describe('Gross weight minus tare', () => {
  test.for([
    ['1240-380', 860],
    [' 1240 - 380 ', 860],
    ['1240.5–380.25', 860.25],
    ['1,240.50-380', 860.5],
    ['1.240,5-380,5', 860],
    ['١٢٤٠٫٥−٣٨٠', 860.5],
    ['１２４０－３８０', 860],
    ['0.3-0.1', 0.2],
    ['380-380', 0],
  ] as const)('%s is %d kg net', ([text, net]) => {
    expect(netWeightOf(text, read)).toEqual({ number: net })
  })

  test('is exact to the hundredth for any decimal sign', () => {
    fc.assert(
      fc.property(
        hundredths,
        hundredths,
        fc.constantFrom(['en-US', '.'], ['de-DE', ','], ['en-ZA', ',']),
        (a, b, [locale, sign]) => {
          const [gross, tare] = [Math.max(a, b), Math.min(a, b)]
          const text = `${written(gross, sign ?? '')}-${written(tare, sign ?? '')}`
          expect(isWeighing(text)).toBe(true)
          expect(netWeightOf(text, readIn(locale ?? ''))).toEqual({ number: (gross - tare) / 100 })
        },
      ),
    )
  })

  test('is never negative', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (a, b) => {
        fc.pre(a < b)
        expect(netWeightOf(`${written(a, '.')}-${written(b, '.')}`, read)).toEqual({
          problem: 'The tare must be less than the gross weight',
        })
      }),
    )
  })

  test('has no weight while the tare is missing', () => {
    expect(netWeightOf('1240-', read)).toEqual({ number: null })
    expect(['1240-', '1240.5 - ', '1.240-', '1240-380', '1240', null].map(text => grossIn(text, read))).toEqual([
      1240,
      1240.5,
      null,
      null,
      null,
      null,
    ])
  })

  test.for(['1,240-380', '1.240-380', '380-1.240'])('%s is ambiguous', text => {
    expect(netWeightOf(text, read)).toEqual({ problem: 'This can mean 1240 or 1.240. Enter 1240 or 1.24.' })
  })

  test.for(['1240.505-', '1240.505-1', '1.2.3-1'])('%s is rejected', text => {
    expect(netWeightOf(text, read)).toEqual({ problem: 'Enter gross minus tare. For example, 1240-380' })
  })

  test.for(['1240', '-380', '', '1240-380-20', '1240+380', '(380-)', '@3.50'])('“%s” is not a formula', text => {
    expect(netWeightOf(text, read)).toBeNull()
  })

  test('ignores any other text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const net = netWeightOf(text, read)
        expect(net === null || 'problem' in net || net.number === null || net.number >= 0).toBe(true)
        expect(net === null).toBe(!isWeighing(text))
      }),
    )
  })
})

describe('Price per kilogram', () => {
  test.for([
    ['@3.50', 860, 3010],
    ['@ 3.5', 860, 3010],
    ['@0.125', 10, 1.25],
    ['@3.50', 0, 0],
    ['@0.333', 0.5, 0.17],
    ['@3,50', 860, 3010],
    ['＠３．５０', 860, 3010],
    ['@٣٫٥٠', 860, 3010],
    ['@3.50/kg', 860, 3010],
    ['@ R 3,50 / kg', 860, 3010],
    ['＠٣٫٥٠／KG', 860, 3010],
    ['@3.55', 1.5, 5.33],
    ['@1.0050', 1, 1.01],
  ] as const)('%s, for %d kg, is R %d', ([text, weight, value]) => {
    expect(valueOfPrice(text, weight, read, '3.50')).toEqual({ number: value })
  })

  test('waits for the weight', () => {
    expect(valueOfPrice('@3.50', null, read, '3.50')).toEqual({ number: null })
  })

  test('accepts both decimal signs', () => {
    expect(priceIn('@3,50', readIn('en-ZA'))).toBe(3.5)
    expect(priceIn('@3.50', readIn('en-ZA'))).toBe(3.5)
  })

  test.for(['@1.005', '@1,005', '@１，００５', '@R1.005/kg'])('%s is ambiguous', text => {
    expect(valueOfPrice(text, 860, read, '3.50')).toEqual({
      problem: 'This can mean 1005 or 1.005. Enter 1005 or 1.0050.',
    })
  })

  test.for(['@', '@3.50505', '@3.5.5'])('%s is rejected', text => {
    expect(valueOfPrice(text, 860, read, '3.50')).toEqual({ problem: 'Enter rand per kg. For example, @3.50' })
  })

  test('is requested in the notation of the locale', () => {
    const { readDecimals, price } = numberFieldTextsOf('de-DE')
    expect(valueOfPrice('@', 860, readDecimals, price)).toEqual({
      problem: 'Enter rand per kg. For example, @3,50',
    })
  })

  test.for(['3.50', '@-3', '3.50@', '', '@@3', '@3.50/t', '@$3'])('“%s” is not a price', text => {
    expect(valueOfPrice(text, 860, read, '3.50')).toBeNull()
    expect(isPricing(text)).toBe(false)
  })

  test('times a weight is rounded to cents and not negative', () => {
    fc.assert(
      fc.property(hundredths, hundredths, (price, weight) => {
        const value = valueAt(price / 100, weight / 100)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(Math.abs(value * 100 - (price * weight) / 100)).toBeLessThanOrEqual(0.51)
        expect(Number(value.toFixed(2))).toBe(value)
      }),
    )
  })
})
