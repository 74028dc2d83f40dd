import { expect, test } from 'vitest'
import type { FlowSelection, ReportOfRecords } from '#domain/flow/flow-selection.ts'
import { findRecords } from '#features/reports/flow/records/find-records.ts'
import { bought, collected, line, sold } from '../../../domain/flow/some-flows.ts'

const copper = (weight: number) => line('Copper wire', 'GW 53-02', weight)
const period = { from: '2026-07-01', to: '2026-09-30', timeZone: 'UTC' }
const report: ReportOfRecords = { period, filter: null, byCounterparty: [] }

const records = [
  bought('1', '2026-06-30', copper(10)),
  sold('2', '2026-08-20', copper(3)),
  collected('3', '2026-07-02', copper(5), line('Glass', 'GW 52', 1)),
  bought('4', '2026-10-01', copper(20)),
  bought('5', '2026-09-01'),
]

/** Returns the records of a figure, and how often each list was read. */
async function find(selection: FlowSelection | null, of = report) {
  const reads = { transactions: 0, collections: 0 }
  const sources = (['transactions', 'collections'] as const).map(list => ({
    list,
    unreadable: { records: [], lines: [] },
    trades: () => {
      reads[list] += 1
      return records.flatMap(([own, trade]) => (own === list ? [[trade.id, trade] as const] : []))
    },
  }))
  const subject = { kind: 'business', id: 'umhlanga', sellerIds: new Set(['naledi']) } as const
  const found = await findRecords(sources, subject, of, selection, new AbortController().signal)
  return { found, reads }
}

test('finds all records of the period, with those without lines, oldest first, and reads each list once', async () => {
  const { found, reads } = await find(null)
  expect(found.records.map(({ id, movement, lines }) => [id, movement, lines.length])).toEqual([
    ['3', 'collected', 2],
    ['2', 'sold', 1],
    ['5', 'bought', 0],
  ])
  expect(reads).toEqual({ transactions: 1, collections: 1 })
})

test('finds the lines of a figure, with negative sales for stock', async () => {
  const { found } = await find({ figure: 'closing', of: 'material:["Copper wire","GW 53-02"]' })
  expect(found.records.map(({ id, movement, lines }) => [id, movement, lines.map(({ weight }) => weight)])).toEqual([
    ['1', 'bought', [10]],
    ['3', 'collected', [5]],
    ['2', 'sold', [-3]],
  ])
  expect(found.sums.weight).toBe('12')
})

test('finds only the lines of a filter', async () => {
  const { found } = await find(null, { ...report, filter: { families: ['glass'], materials: [] } })
  expect(found.records.map(({ id, lines }) => [id, lines.length])).toEqual([['3', 1]])
})
