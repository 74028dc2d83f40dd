import { describe, expect, test } from 'vitest'
import { type StockTake, stockTakesIn, withStockTake } from '#domain/flow/stock-take.ts'

const copper = { name: 'Copper wire', gwCode: 'GW 53-02', kg: '12.5' } as const
const july: StockTake = { day: '2026-07-01', entries: [copper] }

describe('Stored stock-takes', () => {
  test('are read unchanged', () => {
    const all = { umhlanga: july, bloem: { day: '2026-08-01', entries: [{ ...copper, name: null }] } }
    expect(stockTakesIn(JSON.parse(JSON.stringify(all)))).toEqual(all)
  })

  test.each([null, 'text', [], { umhlanga: null }, { umhlanga: { day: '2026-02-30', entries: [] } }])(
    'are empty if they are invalid: %j',
    value => {
      expect(stockTakesIn(value)).toEqual({})
    },
  )

  test('drop invalid entries only', () => {
    const entries = [copper, { ...copper, kg: '-1' }, { ...copper, kg: 3 }, null]
    expect(stockTakesIn({ umhlanga: { day: '2026-07-01', entries } })).toEqual({ umhlanga: july })
  })
})

test('A business has one stock-take, which can be replaced and deleted', () => {
  const august = { ...july, day: '2026-08-01' }
  const both = withStockTake({ bloem: july }, 'umhlanga', july)
  expect(withStockTake(both, 'umhlanga', august)).toEqual({ bloem: july, umhlanga: august })
  expect(withStockTake(both, 'umhlanga', null)).toEqual({ bloem: july })
  expect(withStockTake(both, 'umhlanga', { ...july, entries: [] })).toEqual({ bloem: july })
})
