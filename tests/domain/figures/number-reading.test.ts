import { describe, expect, test } from 'vitest'
import { ambiguityIn, decimalOf, meaningsOf, readExact, typedNumber } from '#domain/figures/number-reading.ts'

describe('Number', () => {
  test.for([
    ['2.57', '2.57'],
    ['2,57', '2.57'],
    ['0,5', '0.5'],
    ['0.123', '0.123'],
    ['1,310.50', '1310.50'],
    ['1.310,50', '1310.50'],
    ['1 310,50', '1310.50'],
    ['1\u202f310.50', '1310.50'],
    ["1'310.50", '1310.50'],
    ['1234,567', '1234.567'],
    ['1 234,567', '1234.567'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['.5', '0.5'],
    ['5,', '5'],
    ['007.5', '7.5'],
    ['-3', '-3'],
    ['− 3', '-3'],
    ['－１，５', '-1.5'],
    ['١٢٫٥', '12.5'],
    ['١٬٢٣٤٫٥٦٧', '1234.567'],
    ['۱٫۲۳۴', '1.234'],
    ['１．５', '1.5'],
    ['\u2066−1\u00a0234.50\u2069', '-1234.50'],
  ] as const)('is read with either decimal sign: %s', ([text, number]) => {
    expect(readExact(text, null)).toBe(number)
    expect([readExact(text, '.'), readExact(text, ',')]).toEqual([number, number])
  })

  test.for(['1,234', '1.234', '12.345', '999,999', '-1,234', '１，２３４', '١.٢٣٤'])(
    'is ambiguous if one sign is before exactly three digits: %s',
    text => {
      expect(meaningsOf(text)).not.toBeNull()
      expect(typedNumber(text)).toBeNull()
    },
  )

  test('has the chosen decimal sign if it is ambiguous', () => {
    expect([readExact('1,234', ','), readExact('1,234', '.')]).toEqual(['1.234', '1234'])
    expect([readExact('1.234', ','), readExact('1.234', '.')]).toEqual(['1234', '1.234'])
  })

  test.for(['', '.', '-', 'twelve', '1.2.3', '1,23,456', '1.234,567.8', '1e5', '12 %', '1 23', '(5)', '1٫2٫3'])(
    'is not read from “%s”',
    text => {
      expect(readExact(text, null)).toBeNull()
    },
  )

  test('can have spaces between any digits if it is typed, but at most 15 digits', () => {
    expect(typedNumber('1 23 4,5')).toBe('1234.5')
    expect(typedNumber('9999999999999999')).toBeNull()
  })
})

describe('Ambiguous number', () => {
  test('has two meanings', () => {
    expect(meaningsOf('1,234')).toEqual({ integer: '1234', decimal: '1.234' })
    expect(meaningsOf('-1.234')).toEqual({ integer: '-1234', decimal: '-1.234' })
    expect([meaningsOf('0.234'), meaningsOf('1,5'), meaningsOf('x')]).toEqual([null, null, null])
  })

  test.for([
    [2, 'This can mean 1234 or 1.234. Enter 1234 or 1.23.'],
    [4, 'This can mean 1234 or 1.234. Enter 1234 or 1.2340.'],
  ] as const)('is asked in a field with %i decimals', ([decimals, message]) => {
    expect(ambiguityIn('1,234', decimals)).toBe(message)
    expect(ambiguityIn('1,2345', decimals)).toBeNull()
  })
})

describe('Decimal sign of numbers that belong together', () => {
  test.for([
    ['a point, by a number of other decimals than three', ['1,234', '1.5'], { kind: 'found', decimal: '.', by: '1.5' }],
    ['a comma, by the same', ['1.234', '12', '0,5'], { kind: 'found', decimal: ',', by: '0,5' }],
    ['a point, where both signs are in one number', ['1,234.5'], { kind: 'found', decimal: '.', by: '1,234.5' }],
    ['a comma, where both signs are in one number', ['1.234,5'], { kind: 'found', decimal: ',', by: '1.234,5' }],
    ['a point, because 0,123 would be no group', ['0.123', '1.500'], { kind: 'found', decimal: '.', by: '0.123' }],
    ['a point, because commas group', ['1,234,567', '1.500'], { kind: 'found', decimal: '.', by: '1,234,567' }],
    ['not needed where all are whole', ['1', '12', '-3', '', 'n/a', '١٫٢٣٤'], { kind: 'none' }],
    ['open where each can be read in both ways', ['12', '1,234', '5,678'], { kind: 'open', by: '1,234' }],
    ['mixed where both occur', ['1.5', '2,5'], { kind: 'mixed', point: '1.5', comma: '2,5', open: null }],
    ['mixed', ['1.5', '2,5', '1.234'], { kind: 'mixed', point: '1.5', comma: '2,5', open: '1.234' }],
  ] as const)('is %s', ([, texts, finding]) => {
    expect(decimalOf(texts)).toEqual(finding)
  })
})
