import { describe, expect, test } from 'vitest'
import { rangesOf } from '#domain/figures/periods.ts'
import { someProblem } from '#machines/fakes.ts'
import { someTrade, someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { isCertain, isWithoutTrades } from '#machines/trade-totals/trade-totals.selectors.ts'
import { settled } from '../support.ts'
import { opened } from './started.ts'

/**
 * Returns a function that returns pages of a list by number. Each page has one trade of 100 kg, all on the same day.
 */
const sameDay = (pages: number) => (page: number) => someTrades([someTrade(`trade-${page}`, '2026-11-15')], pages)

/**
 * Returns a function that returns pages of a list by number. The trade on each page is one month older than on the
 * previous page.
 */
const monthsBack = (pages: number) => (page: number) => {
  const day = new Date(Date.UTC(2026, 11 - page, 15)).toISOString().slice(0, 10)
  return someTrades([someTrade(`trade-${page}`, day)], pages)
}

describe('page reading', () => {
  test('reads the first page, then all others, and sums them', async () => {
    const { requests, weight, progress } = await opened({ page: sameDay(7) })
    expect(requests()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(weight()).toBe('700')
    expect(progress()).toEqual({ read: 7, pages: 7, failed: 0, isDone: true, isStopped: false, changingSince: null })
  })

  test('keeps the ten latest trades in descending order', async () => {
    const { actor } = await opened({ page: monthsBack(12) })
    const ids = actor.getSnapshot().context.latest.map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `trade-${index + 1}`))
  })
})

describe('list in date order', () => {
  test('is read back to the start of the earlier period', async () => {
    const { requests, weight, weightBefore, progress } = await opened({
      page: monthsBack(40),
      ranges: rangesOf({ kind: 'month' }, '2026-11-20'),
    })
    expect(requests()).toEqual([1, 2, 3, 4, 5, 6])
    expect([weight(), weightBefore()]).toEqual(['100', '100'])
    expect(progress()).toEqual({ read: 3, pages: 3, failed: 0, isDone: true, isStopped: false, changingSince: null })
  })

  test('is not proved if a page beyond the period fails, until a retry', async () => {
    let isFailing = true
    const { actor, progress } = await opened({
      page(page) {
        if (page === 5 && isFailing) throw someProblem('server')
        return monthsBack(40)(page)
      },
      ranges: rangesOf({ kind: 'month' }, '2026-11-20'),
    })
    expect(progress()).toMatchObject({ read: 3, pages: 3, failed: 1, isDone: true })
    expect(isCertain(actor.getSnapshot())).toBe(false)
    isFailing = false
    actor.send({ type: 'reading.retry' })
    await settled()
    expect(isCertain(actor.getSnapshot())).toBe(true)
  })

  test('reads only missing pages for a longer period', async () => {
    const { actor, requests, weight } = await opened({
      page: monthsBack(40),
      ranges: rangesOf({ kind: 'month' }, '2026-11-20'),
    })
    actor.send({ type: 'period.change', ranges: rangesOf({ kind: 'last12' }, '2026-11-20') })
    await settled()
    expect(weight()).toBe('1200')
    expect(new Set(requests()).size).toBe(requests().length)
    expect(requests().length).toBeLessThan(30)
    const before = requests().length
    actor.send({ type: 'period.change', ranges: rangesOf({ kind: 'quarter' }, '2026-11-20') })
    await settled()
    expect(weight()).toBe('200')
    expect(requests()).toHaveLength(before)
  })
})

describe('list without an order', () => {
  const month = rangesOf({ kind: 'month' }, '2026-11-20')
  const days = ['2026-11-15', '2025-01-01', '2026-11-14', '2024-01-01', '2026-11-02', '2026-11-03', '2023-01-01']

  test('reads all pages if pages are out of order', async () => {
    const { requests, weight } = await opened({
      page: number => someTrades([someTrade(`trade-${number}`, days[number - 1] ?? '')], 7),
      ranges: month,
    })
    expect(requests()).toHaveLength(7)
    expect(weight()).toBe('400')
  })

  test('reads all pages if rows are out of order', async () => {
    const mixed = ['2020-01-01', '2026-11-15', '2020-01-02'].map((day, row) => someTrade(`row-${row}`, day))
    const { requests } = await opened({
      page: number => someTrades(number === 1 ? mixed : [], 6),
      ranges: month,
    })
    expect(requests()).toEqual([1, 2, 3, 4, 5, 6])
  })
})

const failing = someProblem('server')

describe('failed page', () => {
  test('counts as failed and is read again on retry', async () => {
    const { actor, requests, weight, progress } = await opened({
      page: sameDay(3),
      failures: { readPages: [null, failing] },
    })
    expect(requests()).toEqual([1, 2, 3])
    expect(progress()).toEqual({ read: 2, pages: 3, failed: 1, isDone: true, isStopped: false, changingSince: null })
    expect(isCertain(actor.getSnapshot())).toBe(false)
    expect(weight()).toBe('200')
    actor.send({ type: 'reading.retry' })
    await settled()
    expect(requests().slice(3)).toEqual([2])
    expect(isCertain(actor.getSnapshot())).toBe(true)
    expect(weight()).toBe('300')
    expect(progress()).toEqual({ read: 3, pages: 3, failed: 0, isDone: true, isStopped: false, changingSince: null })
  })

  test('counts only within the required pages', async () => {
    const { actor, progress } = await opened({
      page: monthsBack(40),
      failures: { readPages: [null, null, null, failing] },
      ranges: rangesOf({ kind: 'quarter' }, '2026-11-20'),
    })
    expect(progress()).toMatchObject({ failed: 1, isDone: true })
    actor.send({ type: 'period.change', ranges: rangesOf({ kind: 'month' }, '2026-11-20') })
    await settled()
    expect(progress()).toMatchObject({ read: 3, pages: 3, failed: 0 })
  })

  test('ends the reading if it is the first', async () => {
    const { requests, progress } = await opened({ failures: { readPages: failing } })
    expect(requests()).toEqual([1])
    expect(progress()).toEqual({ read: 0, pages: 1, failed: 1, isDone: true, isStopped: false, changingSince: null })
  })
})

describe('figures', () => {
  test('have no trades only if no page is missing', async () => {
    const { actor } = await opened({
      page: () => someTrades([], 1),
      failures: { readPages: [someProblem('forbidden')] },
    })
    expect(isWithoutTrades(actor.getSnapshot())).toBe(false)
    actor.send({ type: 'reading.retry' })
    await settled()
    expect(isWithoutTrades(actor.getSnapshot())).toBe(true)
    actor.send(someWrite(someTrade('trade-1', '2026-11-15')))
    expect(isWithoutTrades(actor.getSnapshot())).toBe(false)
  })
})

describe('stopping', () => {
  test('aborts pending calls, keeps the pages and resumes', async () => {
    let isHeld = false
    const { actor, requests, calls, weight, progress } = await opened({
      page: sameDay(6),
      gate: ({ input }) => (isHeld || (input as { page: number }).page > 3 ? new Promise(() => {}) : Promise.resolve()),
    })
    isHeld = true
    actor.send({ type: 'reading.stop' })
    expect(calls.at(-1)?.signal.aborted).toBe(true)
    expect(progress()).toEqual({ read: 3, pages: 6, failed: 0, isDone: false, isStopped: true, changingSince: null })
    expect(weight()).toBe('300')
    actor.send({ type: 'reading.goOn' })
    expect(requests()).toEqual([1, 2, 3, 4, 4])
  })
})
