import { describe, expect, test } from 'vitest'
import { readMoney, readWeight, weightNumbersIn, weightUnitIn } from '#domain/import/cell-amounts.ts'
import { numbersIn } from '#domain/pasting/pasted-numbers.ts'

const text = { unit: 'kg', decimal: null, isExact: false } as const

test.for([
  ['Net weight (kg)', 'kg'],
  ['NetKg', 'kg'],
  ['WEIGHT_KGS', 'kg'],
  ['Massa in kilogram', 'kg'],
  ['Net Tonnes', 't'],
  ['Qty (MT)', 't'],
  ['Toneladas', 't'],
  ['g', 'g'],
  ['Weight lbs', 'lb'],
  ['Net (Short Tons)', 'other'],
  ['Volume m3', 'other'],
  ['Net weight', null],
  ['Target', null],
] as const)('The heading “%s” has the unit %s', ([heading, unit]) => {
  expect(weightUnitIn(heading)).toBe(unit)
})

describe('A weight in a cell', () => {
  test.for([
    ['860', {}, 860],
    ['1 240 kg', {}, 1240],
    ['860 KG', {}, 860],
    ['1240.5kg', {}, 1240.5],
    ['1.24 t', {}, 1240],
    ['1,2345 t', {}, 1234.5],
    ['1.2345', { unit: 't' }, 1234.5],
    ['860 kg', { unit: 't' }, 860],
    ['2,500 lb', { decimal: '.' }, 1133.98],
    ['100', { unit: 'lb' }, 45.36],
    ['1005', { unit: 'g' }, 1.01],
    ['1240-380', {}, 860],
    ['1.24-0.38', { unit: 't' }, 860],
    ['1240 - 380 kg', {}, 860],
    ['١٢٤٠ كغ', {}, 1240],
    ['1.234', { isExact: true }, 1.23],
    ['1.005', { isExact: true }, 1.01],
    ['1.234', { isExact: true, decimal: ',' }, 1.23],
    ['1,234', { decimal: ',' }, 1.23],
    ['1,234', { decimal: '.' }, 1234],
  ] as const)('can be %s with %j', ([cell, notation, kg]) => {
    expect(readWeight(cell, { ...text, ...notation })).toEqual({ kg })
  })

  test.for([
    ['', 'The weight is missing'],
    ['1,234', 'The weight “1,234” can mean 1234 or 1.234'],
    ['-860', 'is less than 0'],
    ['(860) kg', 'is less than 0'],
    ['860 bags', 'The unit of the weight “860 bags” is unknown'],
    ['3 short tons', 'The unit of the weight “3 short tons” is unknown'],
    ['380-1240', 'The tare must be less than the gross weight'],
    ['n/a', 'is not a number'],
  ])('cannot be “%s”', ([cell = '', fault]) => {
    expect(readWeight(cell, text)).toEqual({ fault: expect.stringContaining(String(fault)) })
  })
})

describe('An amount in a cell', () => {
  test.for([
    ['R1,240.50', {}, 1240.5],
    ['R 1 240,50', {}, 1240.5],
    ['ZAR 86', {}, 86],
    ['86 rand', {}, 86],
    ['R1,240', { decimal: '.' }, 1240],
    ['1234.5678', { isExact: true }, 1234.57],
    ['1.005', { isExact: true }, 1.01],
  ] as const)('can be %s with %j', ([cell, notation, rand]) => {
    expect(readMoney(cell, { ...text, ...notation })).toEqual({ rand })
  })

  test.for([
    ['', 'The value is missing'],
    ['R1,240', 'can mean 1240 or 1.240'],
    ['$86', 'is not in rand'],
    ['N$ 86', 'is not in rand'],
    ['USD 86', 'is not in rand'],
    ['86 €', 'is not in rand'],
    ['(86.00)', 'is less than 0'],
    ['R -86', 'is less than 0'],
    ['86.1234', 'has more than two decimals'],
    ['free', 'is not a number'],
  ])('cannot be “%s”', ([cell = '', fault]) => {
    expect(readMoney(cell, text)).toEqual({ fault: expect.stringContaining(String(fault)) })
  })
})

test('The numbers in a cell have no unit', () => {
  expect(weightNumbersIn('1,24 t')).toEqual(['1,24'])
  expect(weightNumbersIn('1,240 - 380 kg')).toEqual(['1,240', '380'])
  expect(numbersIn('R 86.50', 'value')).toEqual(['86.50'])
})
