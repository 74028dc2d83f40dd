import { describe, expect, test } from 'vitest'
import { fromDateTimeInput, toDateTimeInput } from '#domain/figures/dates.ts'
import { changeBetween, checkTrade } from '#domain/trades/trade-rules.ts'

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
    expect(checkTrade(values, now)).toEqual({})
  })

  test('says what is missing, field by field', () => {
    expect(checkTrade({ buyer: null, seller: null, date: '' }, now)).toEqual({
      buyer: 'Choose who buys',
      seller: 'Choose who sells',
      date: 'Type a date and a time',
    })
  })

  test('refuses the next minute', () => {
    expect(checkTrade({ ...values, date: toDateTimeInput(now + 60_000) }, now)).toEqual({
      date: 'Choose a date that is not in the future',
    })
  })
})

test('a year of two digits is a year mistyped', () => {
  expect(checkTrade({ ...values, date: '0020-01-01T00:00' }, now)).toEqual({
    date: 'Choose a date from the year 2000 on',
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
