import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumsOfRows } from '#domain/register/build-register.ts'
import { registerRow } from '#domain/register/register-row.ts'
import { bought, charl, kasi, lerato, purchase, registerOf, sellerRecords } from './some-purchases.ts'

const steel = bought('Structural steel', 1842.6, 6817.62)

describe('rows of a register', () => {
  test('are numbered from the oldest, in any order of the trades', () => {
    const trades = ['2026-07-09', '2026-07-01', '2026-07-03'].map(day => purchase(day, charl, steel))
    const { rows } = registerOf(trades)
    expect(rows.map(({ number, createdAt }) => [number, createdAt.slice(0, 10)])).toEqual([
      [1, '2026-07-01'],
      [2, '2026-07-03'],
      [3, '2026-07-09'],
    ])
  })

  test('of the same time are in the order of their ids', () => {
    const trades = [purchase('2026-07-01', charl, steel), purchase('2026-07-01', lerato, steel)]
    const ids = registerOf(trades).rows.map(({ id }) => id)
    expect(registerOf(trades.toReversed()).rows.map(({ id }) => id)).toEqual(ids)
  })

  test('sum weight and price exactly', () => {
    const row = registerRow(
      '1',
      purchase('2026-07-01', charl, bought('A', 0.1, 0.1), bought('B', 0.2, 0.2)),
      null,
      false,
    )
    expect([row.weightKg, row.paidRand]).toEqual(['0.3', '0.3'])
    const { sums } = registerOf([
      purchase('2026-07-01', charl, bought('A', 0.1, 1.005)),
      purchase('2026-07-02', charl, bought('B', 0.2, 2.005)),
    ])
    expect(sums).toEqual({ count: 2, weightKg: '0.3', paidRand: '3.01' })
  })

  test('sum any hundredths exactly, in total and by page', () => {
    const hundredths = fc.integer({ min: 1, max: 99_999_999 })
    fc.assert(
      fc.property(fc.array(fc.tuple(hundredths, hundredths), { maxLength: 40 }), fc.nat(40), (amounts, cut) => {
        const { rows, sums } = registerOf(
          amounts.map(([kg, rand]) => purchase('2026-07-01', charl, bought('A', kg / 100, rand / 100))),
        )
        const totals = amounts.reduce(([kg, rand], [moreKg, moreRand]) => [kg + moreKg, rand + moreRand], [0, 0])
        expect([sums.weightKg, sums.paidRand].map(text => Math.round(Number(text) * 100))).toEqual(totals)
        const pages = [rows.slice(0, cut), rows.slice(cut)].map(sumsOfRows)
        const combined = pages.reduce((sum, { weightKg }) => sum + Math.round(Number(weightKg) * 100), 0)
        expect(combined).toBe(totals[0])
      }),
    )
  })
})

describe('details of a seller', () => {
  const rowOf = (seller: Parameters<typeof purchase>[1], records: typeof sellerRecords | null = sellerRecords) =>
    registerRow('1', purchase('2026-07-01', seller, steel), records, false)

  test('come from the record of the user', () => {
    expect(rowOf(charl)).toMatchObject({
      idNumber: ['0303125084085'],
      address: ['8 Umgeni Road', 'Durban', 'KwaZulu-Natal 4001'],
      gaps: [],
    })
  })

  test('are missing if the record has none', () => {
    expect(rowOf(lerato)).toMatchObject({ idNumber: 'missing', address: 'missing', gaps: ['idNumber', 'address'] })
  })

  test('of a business have no registration number, because the server stores none', () => {
    expect(rowOf(kasi)).toMatchObject({ idNumber: 'notStored', gaps: [] })
    expect(rowOf(kasi).address).toContain('61 Old Main Road')
  })

  test('are not available without a record', () => {
    expect(rowOf({ id: 'stranger', name: 'A Stranger' })).toMatchObject({
      idNumber: 'unavailable',
      address: 'unavailable',
      gaps: ['idNumber', 'address'],
    })
  })

  test('are hidden without permission, and then are gaps', () => {
    const gaps = ['idNumber', 'address']
    expect(rowOf(lerato, null)).toMatchObject({ idNumber: 'hidden', address: 'hidden', gaps })
  })

  test('with only blanks are missing', () => {
    const blank = { lineOne: ' ', lineTwo: '', city: '', province: '', zipCode: '', country: ' ' }
    const records = { ...sellerRecords, users: new Map([['charl', { idNumber: ' ', address: blank }]]) }
    expect(rowOf(charl, records).gaps).toEqual(['idNumber', 'address'])
  })
})

describe('gaps', () => {
  const gapsOf = (trade: ReturnType<typeof purchase>, isPartlyRead = false) =>
    registerRow('1', trade, sellerRecords, isPartlyRead).gaps

  test.each([
    [purchase('2026-07-01', null, steel), ['seller']],
    [purchase('2026-07-01', { id: 'charl', name: ' ' }, steel), ['name']],
    [purchase('2026-07-01', charl), ['material']],
    [purchase('2026-07-01', charl, bought(null, 1, 1)), ['material']],
    [purchase('2026-07-01', charl, steel, bought('Copper', 0, 5)), ['weight']],
    [purchase('2026-07-01', charl, steel, bought('Copper', 5, 0)), ['price']],
    [purchase('2026-07-01', lerato, bought('Copper', 0, 0)), ['idNumber', 'address', 'weight', 'price']],
  ])('of a purchase are in the order of the columns: case %#', (trade, gaps) => {
    expect(gapsOf(trade)).toEqual(gaps)
  })

  test('include lines that could not be read', () => {
    expect(gapsOf(purchase('2026-07-01', charl), true)).toEqual(['line'])
  })
})
