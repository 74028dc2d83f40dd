import { describe, expect, test } from 'vitest'
import { otherReports } from '#domain/flow/other-reports.ts'
import { bought, collected, flowOn, line, type SomeRecord, sold } from './some-flows.ts'

const year = { from: '2026-01-01', to: '2026-12-31', timeZone: 'UTC' }
const copper = (weight: number, name = 'Copper wire') => line(name, 'GW 53-02', weight)
const oil = (weight: number) => line('Used oil', 'HW 07-01', weight)

const records: readonly SomeRecord[] = [
  bought('1', '2026-01-01', copper(10.001), oil(2)),
  collected('2', '2026-03-31', copper(0.1, 'Copper pipe')),
  bought('3', '2026-06-30', copper(4)),
  sold('4', '2026-07-01', copper(3), oil(1.5)),
  bought('5', '2026-12-31', copper(100)),
]

async function reportOn(id: string, period = year) {
  const { flow } = await flowOn(records, { period })
  const report = otherReports(flow).find(one => one.id === id)
  if (!report) throw new Error(`There is no report ${id}`)
  return report
}

describe('Figures for other reports', () => {
  test('take waste in from purchases and collections, and divert it with sales', async () => {
    const { figures } = await reportOn('gri')
    expect(figures.map(({ number, kg }) => [number, kg])).toEqual([
      ['306-3-a', '116.101'],
      ['306-3-a', '2'],
      ['306-4-a', '4.5'],
      ['306-4-b', '1.5'],
      ['306-4-c', '3'],
      ['306-5-a', null],
    ])
  })

  test('leave figures without records unknown, never 0', async () => {
    const { figures } = await reportOn('esrs')
    expect(figures.filter(({ kg }) => kg === null).map(({ number }) => number)).toEqual(['37 (a)', '37 (c)', '37 (d)'])
  })

  test('have 0 for a waste class without material', async () => {
    const { flow } = await flowOn([bought('1', '2026-07-01', copper(1))])
    const [report] = otherReports(flow)
    expect(report?.figures.map(({ kg }) => kg)).toEqual(['1', '0', '0', '0', '0', null])
  })

  test('add up each GW code by quarter', async () => {
    const { table } = await reportOn('sawis')
    expect(table?.spans.map(({ id, isWhole }) => [id, isWhole])).toEqual([
      ['2026-Q1', true],
      ['2026-Q2', true],
      ['2026-Q3', true],
      ['2026-Q4', true],
    ])
    expect(table?.rows).toEqual([
      { gwCode: 'GW 53-02', name: null, kg: ['10.101', '4', '0', '100'] },
      { gwCode: 'HW 07-01', name: null, kg: ['2', '0', '0', '0'] },
    ])
    expect(table?.totals).toEqual(['12.101', '4', '0', '100'])
  })

  test('add up each product from January to June and for the year', async () => {
    const { table } = await reportOn('epr')
    expect(table?.spans.map(({ id }) => id)).toEqual(['2026-H1', '2026'])
    expect(table?.rows.map(({ name, kg }) => [name, ...kg])).toEqual([
      ['Copper pipe', '0.1', '0.1'],
      ['Copper wire', '14.001', '114.001'],
      ['Used oil', '2', '2'],
    ])
  })

  test('name spans that the period contains only in part', async () => {
    const period = { from: '2026-05-01', to: '2026-09-29', timeZone: 'UTC' }
    expect((await reportOn('sawis', period)).table?.spans).toEqual([
      { id: '2026-Q2', isWhole: false },
      { id: '2026-Q3', isWhole: false },
    ])
  })
})
