import { expect, test } from 'vitest'
import { type TradeVersion, updateTrade } from '#actors/outbox/update-trade.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { lineOf } from '../../domain/statement/some-statements.ts'

const stored = (id: string, name: string, weight: number) => ({
  ...lineOf(name, 'GW 53-02', 4.9481, weight),
  id,
  value: 1,
})
const unsent = (name: string, weight: number) => ({
  material: { name, gwCode: 'GW 53-02', carbonFactor: '4.9481' },
  weight,
  value: 1,
})
const parties = { buyer: { id: 'kasi', name: 'Kasi' }, seller: { id: 'naledi', name: 'Naledi' } }
const createdAt = '2026-11-20T09:00:00.000Z'

test('changes the line of the same material, adds missing lines and removes others', async () => {
  const writes: unknown[] = []
  const note =
    (name: string) =>
    async (...args: unknown[]) => {
      writes.push([name, ...args.filter(arg => !(arg instanceof AbortSignal))])
      return 'new'
    }
  const calls = {
    get: async () => ({
      id: 'trade',
      ...parties,
      createdAt,
      updatedAt: createdAt,
      materials: [stored('1', 'Copper', 5), stored('2', 'Brass', 7), stored('3', 'Tin', 9)],
    }),
    sellers: { acceptedFor: () => parties.seller },
    update: note('update'),
    updateLine: note('updateLine'),
    createLine: note('createLine'),
    attachLine: note('attachLine'),
    removeLine: note('removeLine'),
  } as unknown as TradeCalls
  const entry = {
    lineIds: 'f0000000-0000-4000-8000-000000000001',
    ...parties,
    createdAt,
    lines: [unsent('Brass', 8), unsent('Copper', 5), unsent('Iron', 3)],
  } as unknown as TradeVersion
  await updateTrade(calls, 'trade', entry, new AbortController().signal)
  expect(writes).toEqual([
    ['updateLine', 'trade', '2', { weight: 8, value: 1 }],
    ['createLine', expect.objectContaining({ name: 'Iron', weight: 3 })],
    ['attachLine', 'trade', 'new'],
    ['removeLine', '3'],
  ])
})
