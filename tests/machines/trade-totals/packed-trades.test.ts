import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packTrades, unpackTrades } from '#machines/trade-totals/packed-trades.ts'
import { someTrade } from '#machines/trade-totals/trade-totals.fakes.ts'
import { anyTrade } from '../../domain/carbon/trade-arbitraries.ts'

test('returns each packed trade unchanged, without the fields that are not summed', () => {
  fc.assert(
    fc.property(fc.array(anyTrade), trades => {
      const unpacked = [...unpackTrades(packTrades(trades))]
      expect(unpacked).toEqual(
        trades.map(({ id, createdAt, buyer, seller, materials }) => [
          id,
          {
            createdAt,
            buyer,
            seller,
            materials: materials.map(({ material, weight, value }) => ({ material, weight, value })),
          },
        ]),
      )
    }),
  )
})

test('stores parties and materials once', () => {
  const [first, other] = [someTrade('trade-1', '2026-11-15'), someTrade('trade-2', '2026-11-16')]
  const packed = packTrades([first, { ...other, buyer: first.buyer, materials: first.materials }])
  expect(packed.parties).toEqual([first.buyer])
  expect(packed.materials).toEqual(first.materials.map(({ material }) => material))
})

test('needs at most 100 one-byte characters for a trade with three lines', () => {
  const trades = Array.from({ length: 100 }, (_, at) => {
    const trade = someTrade(`trade-${at}`, '2026-11-15', 1234.567)
    const line = { ...trade.materials[0], id: null, material: { name: 'Čučorka', gwCode: null, carbonFactor: 1.1418 } }
    return { ...trade, materials: [1234.56, 98.7, 500.125].map(weight => ({ ...line, weight, value: weight * 7 })) }
  })
  const { rows } = packTrades(trades)
  expect(rows.length / trades.length).toBeLessThanOrEqual(100)
  expect(rows).toMatch(/^[\x20-\x7e]*$/)
})
