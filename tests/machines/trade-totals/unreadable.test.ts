import { expect, test } from 'vitest'
import { someTrade, someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { isWithoutTrades, unreadableOf } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { opened } from './started.ts'

const unreadable = (id: string, createdAt: string | null = null): UnreadableRow => ({
  id,
  name: null,
  createdAt,
  reason: 'buyer.id is 7',
})
const november = { from: '2026-11-01', to: '2026-11-30' }
const at = '2026-11-15T10:00:00.000Z'

const page = (number: number) => ({
  ...someTrades([someTrade(`trade-${number}`, '2026-11-15')], 2),
  unreadable: [unreadable('a'), unreadable('b', at), unreadable('c', '2025-01-15T10:00:00.000Z')],
})

test('keeps unreadable rows of the period, each once', async () => {
  const { actor, weight } = await opened({ page })
  expect(weight()).toBe('200')
  expect(unreadableOf(actor.getSnapshot().context, november).records.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('counts the readable lines and names the trade until it changes', async () => {
  const broken = { ...someTrade('trade-1', '2026-11-15'), unreadableLines: [unreadable('line-1')] }
  const { actor, weight } = await opened({ page: () => someTrades([broken], 1) })
  expect(weight()).toBe('100')
  const lines = () => unreadableOf(actor.getSnapshot().context, november).lines
  expect(lines()).toEqual([{ id: 'trade-1', name: null, createdAt: broken.createdAt, reason: 'buyer.id is 7' }])
  actor.send(someWrite(someTrade('trade-1', '2026-11-15')))
  expect(lines()).toEqual([])
})

test('has trades even if all are unreadable', async () => {
  const { actor } = await opened({ page: () => ({ ...someTrades([], 1), unreadable: [unreadable('a')] }) })
  expect(isWithoutTrades(actor.getSnapshot())).toBe(false)
})
