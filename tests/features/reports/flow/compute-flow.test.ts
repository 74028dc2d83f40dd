import { afterEach, expect, test, vi } from 'vitest'
import { type ReportedSellers, withReportedSellers } from '#domain/flow/reported-sellers.ts'
import { computeFlow } from '#features/reports/flow/compute-flow.ts'
import type { Trade } from '#schemas/trade.ts'
import { bought, business, line, sold } from '../../../domain/flow/some-flows.ts'

afterEach(() => vi.unstubAllGlobals())

const period = { from: '2026-07-01', to: '2026-09-30', timeZone: 'UTC' }

type Source = Parameters<typeof computeFlow>[0]['sources'][number]

const compute = (trades: Source['trades'], reported: ReportedSellers = {}) =>
  computeFlow(
    {
      sources: [{ list: 'transactions', trades, unreadable: { records: [], lines: [] } }],
      subject: { kind: 'business', id: business.id, sellerIds: null },
      facts: { about: business, period, filter: null, made: { at: '2026-10-01T08:00:00.000Z', by: 'Naledi Mokoena' } },
      provinces: null,
      stockTake: null,
      reported,
    },
    new AbortController().signal,
  )

/** Computes a report of some records. Returns how many records were read before each pause. */
async function computed(count: number) {
  const readBefore: number[] = []
  let read = 0
  vi.stubGlobal('scheduler', { postTask: () => Promise.resolve(void readBefore.push(read)) })
  function* trades() {
    for (let at = 0; at < count; at += 1) {
      const id = at.toString(16).padStart(8, '0')
      const [, trade] = bought(id, '2026-07-02', line('Copper wire', 'GW 53-02', 1))
      read += 1
      yield [id, trade] as const
    }
  }
  return { made: await compute(trades), readBefore }
}

test('handles at most 200 records in one task', async () => {
  const { made, readBefore } = await computed(1050)
  expect(made.flow.totals.boughtKg).toBe('1050')
  const inTask = readBefore.map((read, at) => read - (readBefore[at - 1] ?? 0))
  expect(Math.max(...inTask)).toBe(200)
  // The sums, the report and the fingerprint follow, each in a separate task.
  expect(readBefore.filter(read => read === 1050).length).toBeGreaterThan(3)
})

test('stores the records file that the fingerprint belongs to', async () => {
  const { made } = await computed(3)
  const text = await made.records.text()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  expect(Buffer.from(digest).toString('hex')).toBe(made.flow.fingerprint)
  expect(text.trimEnd().split('\n')).toHaveLength(4)
})

test('has the ids of the sellers up to its end, and names an earlier report that counted others', async () => {
  const sales = [sold('1', '2026-06-01'), sold('2', '2026-08-01'), sold('3', '2026-10-01')].map(([, trade], at) => ({
    ...trade,
    seller: { id: ['thandi', 'naledi', 'sipho'][at] ?? '', name: 'N' },
  }))
  const report = async (reported: ReportedSellers, trades: readonly Trade[]) => {
    const { flow } = await compute(() => trades.map(trade => [trade.id, trade]), reported)
    return { sellers: flow.sellers, limits: flow.limits.join(' ') }
  }
  const first = await report({}, sales)
  expect(first.sellers).toEqual(['naledi', 'thandi'])
  expect(first.limits).toMatch(/This report counts the sales of 2 sellers\.$/)
  const reported = withReportedSellers({}, business.id, period, first.sellers)
  expect(await report(reported, sales)).toEqual(first)
  const second = await report(reported, sales.slice(1))
  expect(second.sellers).toEqual(['naledi'])
  expect(second.limits).toMatch(/An earlier report for this period in this browser counted other sellers\./)
  // The first report stays.
  expect(withReportedSellers(reported, business.id, period, second.sellers)).toBe(reported)
  expect((await report(withReportedSellers({}, 'bloem', period, []), sales)).limits).toBe(first.limits)
})
