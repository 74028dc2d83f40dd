import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { emptySumsByDay, updateSumsByDay, withRanges } from '#domain/carbon/sums-by-day.ts'
import { createRunningTradeSums, type TradeSums } from '#domain/carbon/trade-sums.ts'
import { type DayRange, localDay, rangesOf } from '#domain/figures/periods.ts'
import type { Trade } from '#schemas/trade.ts'
import { anyTrade } from './trade-arbitraries.ts'

vi.setConfig({ testTimeout: 120_000 })

const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).toSorted()

const inOrder = (sums: TradeSums) => {
  const { all, days, byMonth, byMaterial, byBusiness } = sums
  return { all, groups: [days, byMonth, byMaterial, byBusiness].map(sorted) }
}

/** Sums the trades in a range, one by one. */
function counted(trades: readonly Trade[], { from, to }: DayRange) {
  const running = createRunningTradeSums(localDay)
  for (const trade of trades) {
    const day = localDay(trade.createdAt)
    if (from <= day && day <= to) running.addTrade(trade, 1)
  }
  return inOrder(running.sums())
}

const anyDay = fc
  .date({ min: new Date('2026-01-01T12:00:00Z'), max: new Date('2026-12-31T12:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const anyPeriod = fc
  .tuple(anyDay, anyDay)
  .map(days => days.toSorted())
  .map(([from = '', to = '']) => ({ kind: 'custom', from, to }) as const)

describe('Sums by day', () => {
  test('sums both ranges, for any pages and any other period', () => {
    const pages = fc.array(fc.array(anyTrade, { maxLength: 8 }), { maxLength: 5 })
    fc.assert(
      fc.property(pages, anyPeriod, anyPeriod, (read, first, second) => {
        let book = emptySumsByDay(rangesOf(first, '2026-11-22'))
        for (const page of read) book = updateSumsByDay(book, page)
        for (const ranges of [book.ranges, rangesOf(second, '2026-11-22')]) {
          const { now, before } = withRanges(book, ranges)
          expect(inOrder(now)).toEqual(counted(read.flat(), ranges.now))
          expect(inOrder(before)).toEqual(counted(read.flat(), ranges.before))
        }
        expect(inOrder(book.now)).toEqual(counted(read.flat(), book.ranges.now))
        expect(inOrder(book.before)).toEqual(counted(read.flat(), book.ranges.before))
      }),
      { numRuns: 60 },
    )
  })

  test('keeps nothing of a removed trade', () => {
    fc.assert(
      fc.property(fc.array(anyTrade, { minLength: 1, maxLength: 8 }), anyPeriod, ([first, ...others], period) => {
        const book = emptySumsByDay(rangesOf(period, '2026-11-22'))
        const left = updateSumsByDay(updateSumsByDay(book, [first as Trade, ...others]), [], [first as Trade])
        expect(inOrder(left.now)).toEqual(counted(others, book.ranges.now))
        expect(inOrder(left.before)).toEqual(counted(others, book.ranges.before))
        const year = withRanges(left, rangesOf({ kind: 'year' }, '2026-11-22'))
        expect(inOrder(year.now)).toEqual(counted(others, year.ranges.now))
      }),
      { numRuns: 60 },
    )
  })
})
