import { describe, expect, test } from 'vitest'
import { fromDateTimeInput, toDateTimeInput } from '#domain/figures/dates.ts'
import { changeBetween, checkFields, checkLines, tradeBodyOf } from '#domain/trades/trade-rules.ts'

const now = Date.parse('2026-11-20T10:30:30Z')
const mill = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Cape Fibre Mills' }
const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }
const values = { buyer: mill, seller: naledi, date: toDateTimeInput(now) }

describe('dates of a form', () => {
  test('are local, to the minute, and come back as the same moment in UTC', () => {
    expect(fromDateTimeInput(toDateTimeInput(now))).toBe('2026-11-20T10:30:00.000Z')
  })

  test.each(['', '2026-11-20', 'yesterday', '2026-13-45T10:00'])('"%s" is none', text => {
    expect(fromDateTimeInput(text)).toBeNull()
  })
})

describe('recording a transaction', () => {
  test('takes a buyer, a seller and a date up to now', () => {
    expect(checkFields(values, now)).toEqual({})
  })

  test('says what is missing, field by field', () => {
    expect(checkFields({ buyer: null, seller: null, date: '' }, now)).toEqual({
      buyer: 'Choose a buyer',
      seller: 'Choose a seller',
      date: 'Enter a date and a time',
    })
  })

  test('refuses the next minute', () => {
    expect(checkFields({ ...values, date: toDateTimeInput(now + 60_000) }, now)).toEqual({
      date: 'Must not be in the future',
    })
  })
})

describe('the lines of a new transaction', () => {
  const material = { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: 1.1418 }

  test('are at least one', () => {
    expect(checkLines([])).toEqual({ materials: 'Add at least one material' })
  })

  test('go out with the record, the factor as exact text', () => {
    const lines = [{ material, weight: 3.5, value: 0 }]
    expect(checkLines(lines)).toEqual({})
    expect(tradeBodyOf({ ...values, lines }).materials).toEqual([
      { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: '1.1418', weight: 3.5, value: 0 },
    ])
  })

  test('cannot go out while a number is missing', () => {
    const lines = [{ material, weight: 3.5, value: null }]
    expect(checkLines(lines)).toEqual({ lines: 'Complete every line' })
    expect(() => tradeBodyOf({ ...values, lines })).toThrow(/"value"/)
  })

  test('cannot go out while a material is not known', () => {
    const lines = [{ term: 'copper', weight: 1, value: 2 }]
    expect(checkLines(lines)).toEqual({ lines: 'Complete every line' })
    expect(() => tradeBodyOf({ ...values, lines })).toThrow('The material of “copper” is not known')
  })
})

test('a year of two digits is a year mistyped', () => {
  expect(checkFields({ ...values, date: '0020-01-01T00:00' }, now)).toEqual({
    date: 'Must be in the year 2000 or later',
  })
})

describe('changing a transaction', () => {
  test('sends nothing that stayed the same', () => {
    expect(changeBetween(values, { ...values })).toEqual({ buyerId: null, sellerId: null, createdAt: null })
  })

  test('sends what changed', () => {
    const after = { buyer: naledi, seller: mill, date: toDateTimeInput(now - 3_600_000) }
    expect(changeBetween(values, after)).toEqual({
      buyerId: naledi.id,
      sellerId: mill.id,
      createdAt: '2026-11-20T09:30:00.000Z',
    })
  })
})
