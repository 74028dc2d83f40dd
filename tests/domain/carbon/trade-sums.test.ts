import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { mergedSums, type Sums, sumsWithout } from '#domain/carbon/sums.ts'
import { totalsOf } from '#domain/carbon/totals.ts'
import { createRunningTradeSums, spanOf, type TradeSums } from '#domain/carbon/trade-sums.ts'
import type { Trade } from '#schemas/trade.ts'
import { anyTrade, carbonInMillionths, scaled } from './trade-arbitraries.ts'

vi.setConfig({ testTimeout: 120_000 })

const dayOf = (moment: string) => moment.slice(0, 10)
const linesOf = (trades: readonly Trade[]) => trades.flatMap(({ materials }) => materials)

function sumsOf(trades: readonly Trade[]): TradeSums {
  const running = createRunningTradeSums(dayOf)
  for (const trade of trades) running.addTrade(trade, 1)
  return running.sums()
}

const ordered = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).toSorted()

/** Groups have no order, so they are compared as sets. */
const asSets = ({ all, days, byMonth, byMaterial, byBusiness }: TradeSums) => ({
  all,
  days: ordered(days),
  byMonth: ordered(byMonth),
  byMaterial: ordered(byMaterial),
  byBusiness: ordered(byBusiness),
})

const combined = (groups: ReadonlyArray<{ sums: Sums }>): Sums =>
  groups.reduce<Sums>((sum, group) => mergedSums(sum, group.sums), sumsOf([]).all)

const line = (name: string, gwCode: string, carbonFactor: number | null) => ({
  id: null,
  weight: 2,
  value: 1,
  material: { name, gwCode, carbonFactor },
})

const trade = (createdAt: string, ...materials: Trade['materials']): Trade => ({
  id: createdAt,
  buyer: { id: 'a', name: 'Kasi Recyclers' },
  seller: null,
  materials,
  createdAt,
  updatedAt: createdAt,
})

const trades = fc.array(anyTrade, { maxLength: 30 })

describe('Sums of trades', () => {
  test('equal the sums of all lines exactly, and so do the groups', () => {
    fc.assert(
      fc.property(trades, some => {
        const { byFamily: _, ...all } = totalsOf(linesOf(some))
        const sums = sumsOf(some)
        expect(sums.all).toEqual(all)
        expect(scaled(sums.all.carbon, 6)).toBe(carbonInMillionths(linesOf(some)))
        for (const groups of [sums.byMonth, sums.byMaterial, sums.byBusiness]) expect(combined(groups)).toEqual(all)
      }),
    )
  })

  test('are equal page by page, in any order, and from a worker', () => {
    fc.assert(
      fc.property(fc.array(trades, { maxLength: 5 }), pages => {
        const running = createRunningTradeSums(dayOf)
        for (const page of pages.toReversed()) running.addSums(structuredClone(sumsOf(page)), 1)
        expect(asSets(running.sums())).toEqual(asSets(sumsOf(pages.flat())))
      }),
    )
  })

  test('keep nothing of removed trades and pages', () => {
    fc.assert(
      fc.property(trades, trades, trades, (stay, go, page) => {
        const running = createRunningTradeSums(dayOf)
        for (const trade of [...go, ...stay]) running.addTrade(trade, 1)
        running.addSums(sumsOf(page), 1)
        for (const trade of go) running.addTrade(trade, -1)
        running.addSums(sumsOf(page), -1)
        expect(asSets(running.sums())).toEqual(asSets(sumsOf(stay)))
        expect(sumsWithout(sumsOf([...stay, ...go]).all, sumsOf(go).all)).toEqual(sumsOf(stay).all)
      }),
    )
  })

  test('separate months, families and different factors of a material', () => {
    const sums = sumsOf([
      trade('2026-09-30T10:00:00.000Z', line('PET', 'GW 51-01', 1), line('Copper', 'GW 53-02', 4)),
      trade('2026-10-01T10:00:00.000Z', line('PET', 'GW 51-01', 1.5), line('PVC', 'GW 51-03', null)),
      trade('2026-10-01T12:00:00.000Z'),
    ])
    expect(
      sums.byMonth.map(({ month, family, sums: { carbon, unknown } }) => [month, family, carbon, unknown]),
    ).toEqual([
      ['2026-09', 'plastic', '2', 0],
      ['2026-09', 'metal', '8', 0],
      ['2026-10', 'plastic', '3', 1],
    ])
    expect(sums.byMaterial.map(({ name, carbonFactor, sums: { carbon } }) => [name, carbonFactor, carbon])).toEqual([
      ['PET', 1, '2'],
      ['Copper', 4, '8'],
      ['PET', 1.5, '3'],
      ['PVC', null, '0'],
    ])
    expect(sums.byBusiness.map(({ name, sums: { lines } }) => [name, lines])).toEqual([['Kasi Recyclers', 4]])
    expect(spanOf(sums)).toEqual({ first: '2026-09-30', last: '2026-10-01', trades: 3 })
    expect(spanOf(sumsOf([]))).toBeNull()
  })
})
