import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { growthSince, monthsBetween, monthTable, mostAvoided, shareOf } from '#domain/carbon/month-sums.ts'
import { mergedSums, type Sums } from '#domain/carbon/sums.ts'
import { createRunningTradeSums } from '#domain/carbon/trade-sums.ts'
import type { Trade } from '#schemas/trade.ts'
import { anyTrade } from './trade-arbitraries.ts'

vi.setConfig({ testTimeout: 120_000 })

function sumsOf(trades: readonly Trade[]) {
  const running = createRunningTradeSums(moment => moment.slice(0, 10))
  for (const trade of trades) running.addTrade(trade, 1)
  return running.sums()
}

const nothing = sumsOf([]).all
const combined = (sums: Iterable<Sums>) => [...sums].reduce<Sums>(mergedSums, nothing)
const year = monthsBetween('2026-01-01', '2026-12-31')

test('rows, columns and total of a month table equal the sums of the trades exactly', () => {
  fc.assert(
    fc.property(fc.array(anyTrade, { maxLength: 30 }), trades => {
      const sums = sumsOf(trades)
      const table = monthTable(sums, year)
      expect(table.all).toEqual(sums.all)
      expect(combined(table.rows.map(({ all }) => all))).toEqual(sums.all)
      expect(combined(table.byFamily.values())).toEqual(sums.all)
      for (const { all, byFamily } of table.rows) expect(combined(byFamily.values())).toEqual(all)
    }),
  )
})

test('lists the months between two days, across years, both included', () => {
  expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsBetween('2026-03-04', '2026-03-04')).toEqual(['2026-03'])
  expect(monthsBetween('2026-03-04', '2026-02-04')).toEqual([])
})

test('computes a share of avoided CO₂e, but none if some was emitted', () => {
  expect(shareOf('42.5', { carbon: '100', emitted: '0' })).toBe('42.5')
  expect(shareOf('-20', { carbon: '-80', emitted: '80' })).toBe('25')
  expect(shareOf('42.5', { carbon: '100', emitted: '1' })).toBeNull()
  expect(shareOf('0', { carbon: '0', emitted: '0' })).toBeNull()
})

test('compares a figure only with a positive one', () => {
  expect(growthSince('80', '100')).toBe('25')
  expect(growthSince('80', '60')).toBe('-25')
  expect(growthSince('0', '100')).toBeNull()
  expect(growthSince('-5', '100')).toBeNull()
})

const line = (name: string, weight: number, carbonFactor: number) => ({
  id: null,
  weight,
  value: 1,
  material: { name, gwCode: 'GW 53-02', carbonFactor },
})

test('sorts by CO₂e avoided, merges the factors of a material and leaves out materials below 0', () => {
  const materials = [line('Iron', 1, 3), line('Copper', 1, 2), line('Copper', 1, 2.5), line('Drywall', 9, -1)]
  const { byMaterial } = sumsOf([
    { id: 'a', buyer: null, seller: null, materials, createdAt: '2026-01-02T08:00:00.000Z', updatedAt: '' },
  ])
  const found = mostAvoided(byMaterial, ({ name }) => name ?? '')
  expect(found.map(({ name, sums }) => [name, sums.carbon])).toEqual([
    ['Copper', '4.5'],
    ['Iron', '3'],
  ])
})
