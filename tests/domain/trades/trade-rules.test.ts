import { describe, expect, test } from 'vitest'
import { fromDateTimeInput, toDateTimeInput } from '#domain/figures/dates.ts'
import { changeBetween, checkFields, checkLines, tradeBodyOf } from '#domain/trades/trade-rules.ts'

const now = Date.parse('2026-11-20T10:30:30Z')
const mill = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Cape Fibre Mills' }
const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }
const values = { buyer: mill, seller: naledi, date: toDateTimeInput(now) }

describe('Dates of a form', () => {
  test('are local, to the minute, and convert to the same UTC moment', () => {
    expect(fromDateTimeInput(toDateTimeInput(now))).toBe('2026-11-20T10:30:00.000Z')
  })

  test.each(['', '2026-11-20', 'yesterday', '2026-13-45T10:00'])('"%s" is invalid', text => {
    expect(fromDateTimeInput(text)).toBeNull()
  })
})

describe('Recording a transaction', () => {
  test('accepts a buyer, a seller and a date up to now', () => {
    expect(checkFields(values, now)).toEqual({})
  })

  test('shows an error at each missing field', () => {
    expect(checkFields({ buyer: null, seller: null, date: '' }, now)).toEqual({
      buyer: 'Choose a buyer',
      seller: 'Choose a seller',
      date: 'Enter a date and a time',
    })
  })

  test('rejects a long name of a load', () => {
    expect(checkFields({ ...values, loadName: 'a'.repeat(61) }, now)).toEqual({ loadName: 'Use at most 60 characters' })
  })

  test('rejects the next minute', () => {
    expect(checkFields({ ...values, date: toDateTimeInput(now + 60_000) }, now)).toEqual({
      date: 'Must not be in the future',
    })
  })
})

describe('Lines of a new transaction', () => {
  const material = { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: 1.1418 }

  test('require at least one', () => {
    expect(checkLines([])).toEqual({ materials: 'Add at least one material' })
  })

  test('are sent with the record, the factor as exact text', () => {
    const lines = [{ material, weight: 3.5, value: 0 }]
    expect(checkLines(lines)).toEqual({})
    expect(tradeBodyOf({ ...values, lines }).materials).toEqual([
      { name: 'Cardboard', gwCode: 'GW 50-01', carbonFactor: '1.1418', weight: 3.5, value: 0 },
    ])
  })

  test('cannot be sent without a number', () => {
    const lines = [{ material, weight: 3.5, value: null }]
    expect(checkLines(lines)).toEqual({ lines: 'Complete every line' })
    expect(() => tradeBodyOf({ ...values, lines })).toThrow(/"value"/)
  })

  test('cannot be sent with an unknown material', () => {
    const lines = [{ term: 'copper', weight: 1, value: 2 }]
    expect(checkLines(lines)).toEqual({ lines: 'Complete every line' })
    expect(() => tradeBodyOf({ ...values, lines })).toThrow('The material of “copper” is not known')
  })
})

test('rejects a two-digit year as a typo', () => {
  expect(checkFields({ ...values, date: '0020-01-01T00:00' }, now)).toEqual({
    date: 'Must be in the year 2000 or later',
  })
})

describe('Changing a transaction', () => {
  test('sends no unchanged fields', () => {
    expect(changeBetween(values, { ...values })).toEqual({ buyerId: null, sellerId: null, createdAt: null })
  })

  test('sends changed fields', () => {
    const after = { buyer: naledi, seller: mill, date: toDateTimeInput(now - 3_600_000) }
    expect(changeBetween(values, after)).toEqual({
      buyerId: naledi.id,
      sellerId: mill.id,
      createdAt: '2026-11-20T09:30:00.000Z',
    })
  })
})
