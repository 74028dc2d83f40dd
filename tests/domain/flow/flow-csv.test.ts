import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { flowCsv } from '#domain/flow/flow-csv.ts'
import { type FlowRecord, flowRecordsCsv } from '#domain/flow/flow-records-csv.ts'
import { bought, collected, flowOn, line, sold } from './some-flows.ts'

const records = [
  bought('1', '2026-06-30', line('Copper wire', 'GW 53-02', 0.125, 3)),
  bought('2', '2026-07-01', line('Copper wire', 'GW 53-02', 690.6, 8287.2), line('Used oil', 'HW 07-01', 20)),
  collected('3', '2026-08-01', line('Glass', 'GW 52', 12.5, 5)),
  sold('4', '2026-09-30', line('Copper wire', 'GW 53-02', 772.6, 9000)),
]

const parsed = (text: string, delimiter = ',') =>
  papaparse.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true, delimiter }).data

describe('CSV of a report', () => {
  test('has a row for each sum, and the rows of each grouping add up to the total', async () => {
    const { flow } = await flowOn(records)
    const rows = parsed(flowCsv(flow))
    const all = rows.find(({ Row }) => Row === 'all')
    expect(all).toMatchObject({
      'Opening stock (kg)': '0.125',
      'Bought (kg)': '710.6',
      'Collected (kg)': '12.5',
      'Sold (kg)': '772.6',
      'Closing stock (kg)': '-49.375',
      'Bought (R, excluding VAT)': '8287.2',
      'Report for': 'Umhlanga Metals',
      Records: '3',
      'Earlier records': '1',
      Fingerprint: flow.fingerprint,
    })
    for (const row of ['material', 'gwCode', 'family', 'waste', 'counterparty', 'month', 'quarter']) {
      const own = rows.filter(({ Row }) => Row === row)
      for (const column of ['Bought (kg)', 'Collected (kg)', 'Sold (kg)']) {
        const sum = own.reduce((total, cells) => total.plus(exact(Number(cells[column]))), exact(0))
        expect(exactText(sum), `${row} ${column}`).toBe(all?.[column])
      }
    }
  })

  test('names the filter and the provinces', async () => {
    const filter = { families: ['metal' as const], materials: ['Glass', null] }
    const { flow } = await flowOn(records, { filter, provinces: new Map([['petra', 'Gauteng']]) })
    const rows = parsed(flowCsv(flow))
    expect(new Set(rows.map(({ Only }) => Only))).toEqual(new Set(['Metal: Glass, Without a name']))
    const provinces = rows.filter(({ Row }) => Row === 'province').map(({ Name }) => Name)
    expect(provinces).toEqual(['Gauteng', 'unknown'])
    expect(rows.find(({ Name }) => Name === 'petra')?.Province).toBe('Gauteng')
  })

  test('has a decimal comma for Excel', async () => {
    const { flow } = await flowOn(records)
    const row = parsed(flowCsv(flow, 'excel'), ';').find(({ Row }) => Row === 'all')
    expect(row?.['Closing stock (kg)']).toBe('-49,375')
  })
})

describe('CSV of the records', () => {
  const asRecord = ([list, trade]: (typeof records)[number]): FlowRecord => ({
    id: trade.id.padStart(8, 'a'),
    list,
    movement: list === 'collections' ? 'collected' : 'bought',
    createdAt: trade.createdAt,
    counterparty: null,
    lines: trade.materials,
  })

  test('has each line with its number, time with UTC offset, weight and value', () => {
    const rows = parsed(flowRecordsCsv(records.slice(1, 3).map(asRecord)))
    expect(
      rows.map(row => [row.Movement, row['GW code'], row['Weight (kg)'], row['Value (R, excluding VAT)']]),
    ).toEqual([
      ['bought', 'GW 53-02', '690.6', '8287.2'],
      ['bought', 'HW 07-01', '20', '0'],
      ['collected', 'GW 52', '12.5', '5'],
    ])
    expect(rows[0]).toMatchObject({ Record: 'AAAA-AAA2', Counterparty: 'unknown' })
    const written = rows[0]?.['Date and time'] ?? ''
    expect(written).toMatch(/^2026-0[67]-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
    expect(new Date(written).toISOString()).toBe('2026-07-01T10:00:00.000Z')
  })

  test('has a row for a record without lines', () => {
    const rows = parsed(flowRecordsCsv([asRecord(bought('5', '2026-09-01'))]))
    expect(rows).toEqual([expect.objectContaining({ Record: 'AAAA-AAA5', Material: '', 'Weight (kg)': '' })])
  })
})
