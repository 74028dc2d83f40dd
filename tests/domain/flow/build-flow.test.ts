import { describe, expect, test } from 'vitest'
import { bought, business, collected, flowOn, line, record, sold } from './some-flows.ts'

const copper = (weight: number, value = 0) => line('Copper wire', 'GW 53-02', weight, value)
const oil = (weight: number) => line('Used oil', 'HW 07-01', weight)

/** Dates of a finding at the start or end of the period. */
const undated = { month: null, day: null, firstDay: null }

const stockOf = async (...args: Parameters<typeof flowOn>) => {
  const { totals } = (await flowOn(...args)).flow
  return [totals.openingKg, totals.boughtKg, totals.collectedKg, totals.soldKg, totals.closingKg]
}

describe('Material flow', () => {
  test('adds earlier records to the opening stock and ignores later ones', async () => {
    expect(
      await stockOf([
        bought('1', '2026-06-30', copper(10.001)),
        collected('2', '2026-01-01', copper(0.1), oil(0.2)),
        sold('3', '2026-06-01', copper(1)),
        bought('4', '2026-07-01', copper(100)),
        collected('5', '2026-09-30', oil(20)),
        sold('6', '2026-08-15', copper(30)),
        bought('7', '2026-10-01', copper(1000)),
      ]),
    ).toEqual(['9.301', '100', '20', '30', '99.301'])
  })

  test('counts a record with the business on both sides once, as bought', async () => {
    const both = record('1', '2026-07-01', { from: 'naledi', to: 'umhlanga' }, copper(5))
    expect(await stockOf([['transactions', both]])).toEqual(['0', '5', '0', '0', '5'])
  })

  test('excludes records of other businesses', async () => {
    const others = record('1', '2026-07-01', { from: 'lerato', to: 'bloem' }, copper(5))
    const { flow } = await flowOn([
      ['transactions', others],
      ['collections', others],
    ])
    expect(flow.records).toEqual({ count: 0, lines: 0, earlier: 0, first: null, last: null })
    expect(flow.byMaterial).toEqual([])
  })

  test('has collected weight but no stock for a collector', async () => {
    const about = { ...business, kind: 'collector' as const, id: 'bongani', name: 'Bongani Khumalo' }
    const { flow } = await flowOn(
      [
        collected('0', '2026-06-30', oil(3)),
        collected('1', '2026-07-02', copper(7)),
        bought('2', '2026-07-02', copper(9)),
      ],
      { about },
    )
    expect(flow.totals).toMatchObject({ openingKg: null, collectedKg: '7', boughtKg: '0', closingKg: null })
    expect(flow.byMonth.map(({ stockKg }) => stockKg)).toEqual([null, null, null])
    expect(flow.byCounterparty).toMatchObject([{ id: 'umhlanga', collectedKg: '7' }])
    expect(flow.findings).toEqual([])
    expect(flow.byMaterial.map(({ name }) => name)).toEqual(['Copper wire'])
    expect(flow.limits.join(' ')).not.toMatch(/stock/i)
  })

  test('sums each material by month', async () => {
    const { flow } = await flowOn([
      sold('1', '2026-08-31', copper(0.1)),
      bought('2', '2026-07-02', oil(4), copper(1), copper(0.2)),
      collected('3', '2026-07-31', copper(2)),
    ])
    expect(flow.byMaterialAndMonth).toMatchObject([
      { month: '2026-07', name: 'Copper wire', boughtKg: '1.2', collectedKg: '2', soldKg: '0' },
      { month: '2026-07', name: 'Used oil', waste: 'hazardous', boughtKg: '4' },
      { month: '2026-08', name: 'Copper wire', boughtKg: '0', soldKg: '0.1' },
    ])
  })

  test('sums by waste class, code and family, hazardous waste last', async () => {
    const { flow } = await flowOn([
      bought('1', '2026-07-02', oil(4), copper(1, 80), line('Copper pipe', 'GW 53-02', 2, 90), line(null, null, 3)),
    ])
    expect(flow.byWaste.map(({ waste, boughtKg }) => [waste, boughtKg])).toEqual([
      ['general', '6'],
      ['hazardous', '4'],
    ])
    expect(
      flow.byCode.map(({ gwCode, names, boughtKg, boughtValue }) => [gwCode, names, boughtKg, boughtValue]),
    ).toEqual([
      ['GW 53-02', ['Copper pipe', 'Copper wire'], '3', '170'],
      [null, [], '3', '0'],
      ['HW 07-01', ['Used oil'], '4', '0'],
    ])
    expect(flow.byFamily.map(({ family, boughtKg }) => [family, boughtKg])).toEqual([
      ['metal', '3'],
      ['other', '3'],
      ['hazardous', '4'],
    ])
  })

  test('sorts the numbers in codes by value', async () => {
    const codes = ['GW 53-10', 'GW 53-9', 'GW 6']
    const { flow } = await flowOn([bought('1', '2026-07-02', ...codes.map(code => line('Tin', code, 1)))])
    expect(flow.byCode.map(({ gwCode }) => gwCode)).toEqual(['GW 6', 'GW 53-9', 'GW 53-10'])
  })

  test('has the stock at the end of each month and quarter, also without records', async () => {
    const period = { from: '2026-06-15', to: '2026-08-31', timeZone: 'UTC' }
    const { flow } = await flowOn(
      [bought('1', '2026-06-14', copper(5)), bought('2', '2026-06-15', copper(10)), sold('3', '2026-08-01', copper(4))],
      { period },
    )
    expect(flow.byMonth.map(({ month, boughtKg, soldKg, stockKg }) => [month, boughtKg, soldKg, stockKg])).toEqual([
      ['2026-06', '10', '0', '15'],
      ['2026-07', '0', '0', '15'],
      ['2026-08', '0', '4', '11'],
    ])
    expect(flow.byQuarter.map(({ quarter, boughtKg, stockKg }) => [quarter, boughtKg, stockKg])).toEqual([
      ['2026-Q2', '10', '15'],
      ['2026-Q3', '0', '11'],
    ])
  })

  test('names the sellers of purchases and collections and the buyers of sales', async () => {
    const { flow } = await flowOn([
      bought('1', '2026-07-02', copper(1)),
      collected('2', '2026-07-02', copper(2)),
      sold('3', '2026-07-02', copper(3)),
      ['transactions', { ...record('4', '2026-07-02', { from: 'x', to: 'umhlanga' }, copper(4)), seller: null }],
    ])
    expect(flow.byCounterparty.map(row => [row.name, row.boughtKg, row.collectedKg, row.soldKg])).toEqual([
      ['bloem', '0', '0', '3'],
      ['bongani', '0', '2', '0'],
      ['petra', '1', '0', '0'],
      [null, '4', '0', '0'],
    ])
  })

  test('reports negative stock of a material, even if the total is positive', async () => {
    const { flow } = await flowOn([
      bought('1', '2026-07-02', oil(500)),
      bought('2', '2026-07-02', copper(690.6)),
      sold('3', '2026-07-03', copper(772.6)),
      sold('4', '2026-06-03', line('Glass', 'GW 52', 3)),
      bought('5', '2026-07-03', line('Glass', 'GW 52', 9)),
    ])
    expect(flow.findings).toEqual([
      { name: 'Glass', gwCode: 'GW 52', at: 'opening', ...undated, missingKg: '3' },
      { name: 'Copper wire', gwCode: 'GW 53-02', at: 'closing', ...undated, missingKg: '82' },
    ])
  })

  test('names stock that is negative at the end of a month only, with the lowest month', async () => {
    const { flow } = await flowOn([
      bought('1', '2026-06-30', copper(10)),
      sold('2', '2026-07-05', copper(11)),
      sold('3', '2026-08-31', copper(0.5)),
      bought('4', '2026-09-01', copper(2)),
    ])
    expect(flow.findings).toEqual([
      { name: 'Copper wire', gwCode: 'GW 53-02', ...undated, at: 'monthEnd', month: '2026-08', missingKg: '1.5' },
    ])
  })

  test('names stock that is negative within a month only, with the lowest and the first day', async () => {
    const { flow } = await flowOn([
      bought('1', '2026-08-16', copper(0.6)),
      sold('2', '2026-08-15', copper(0.2)),
      sold('3', '2026-08-14', copper(0.3)),
      sold('4', '2026-08-17', copper(0.1)),
      bought('5', '2026-08-13', copper(0.1)),
    ])
    expect(flow.findings).toEqual([
      {
        name: 'Copper wire',
        gwCode: 'GW 53-02',
        at: 'day',
        month: null,
        day: '2026-08-15',
        firstDay: '2026-08-14',
        missingKg: '0.4',
      },
    ])
  })

  test('has no finding for a day that ends without negative stock', async () => {
    const { flow } = await flowOn([
      sold('1', '2026-08-14', copper(5)),
      collected('2', '2026-08-14', copper(2)),
      bought('3', '2026-08-14', copper(3)),
    ])
    expect(flow.findings).toEqual([])
  })
})

describe('Stock-take', () => {
  const day = '2026-06-01'
  const entry = { name: 'Copper wire', gwCode: 'GW 53-02', kg: '100' } as const

  test('replaces the records before its day, for the counted materials only', async () => {
    const records = [
      bought('1', '2026-05-31', copper(40), oil(6)),
      bought('2', '2026-06-01', copper(10)),
      sold('3', '2026-06-30', copper(1)),
    ]
    const { flow } = await flowOn(records, { stockTake: { day, entries: [entry] } })
    expect(flow.byMaterial.map(({ name, openingKg }) => [name, openingKg])).toEqual([
      ['Copper wire', '109'],
      ['Used oil', '6'],
    ])
    expect(flow.stockTake).toEqual({
      day,
      entries: [{ name: 'Copper wire', gwCode: 'GW 53-02', countedKg: '100', recordedKg: '40' }],
    })
    expect(flow.method.join(' ')).toContain('The stock-take corrects the opening stock of counted materials.')
  })

  test('adds a material that has no records', async () => {
    const { flow } = await flowOn([], { stockTake: { day, entries: [entry] } })
    expect(flow.byMaterial).toMatchObject([{ name: 'Copper wire', openingKg: '100', closingKg: '100' }])
    expect(flow.totals.closingKg).toBe('100')
  })
})
