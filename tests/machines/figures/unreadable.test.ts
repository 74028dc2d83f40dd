import { expect, test } from 'vitest'
import { someTrade, someTrades } from '#machines/figures/figures.fakes.ts'
import { isWithoutTrades, unreadableOf } from '#machines/figures/figures.selectors.ts'
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

test('keeps the rows that cannot be read, each once, without those of other days', async () => {
  const { actor, weight } = await opened({ page })
  expect(weight()).toBe('200')
  expect(unreadableOf(actor.getSnapshot().context, november).records.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('counts the other lines of a trade, and names it until this browser has written it', async () => {
  const broken = { ...someTrade('trade-1', '2026-11-15'), unreadableLines: [unreadable('line-1')] }
  const { actor, weight } = await opened({ page: () => someTrades([broken], 1) })
  expect(weight()).toBe('100')
  const lines = () => unreadableOf(actor.getSnapshot().context, november).lines
  expect(lines()).toEqual([{ id: 'trade-1', name: null, createdAt: broken.createdAt, reason: 'buyer.id is 7' }])
  actor.send({ type: 'trade.changed', trade: someTrade('trade-1', '2026-11-15') })
  expect(lines()).toEqual([])
})

test('a list whose trades cannot be read is not without trades', async () => {
  const { actor } = await opened({ page: () => ({ ...someTrades([], 1), unreadable: [unreadable('a')] }) })
  expect(isWithoutTrades(actor.getSnapshot())).toBe(false)
})
