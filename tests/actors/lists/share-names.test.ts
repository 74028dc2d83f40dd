import { expect, test } from 'vitest'
import { createSharedNames } from '#actors/lists/share-names.ts'
import { someTrade } from '#machines/trade-totals/trade-totals.fakes.ts'

test('makes equal parties and materials of different trades one object', () => {
  const share = createSharedNames()
  const seller = () => ({ id: 'bongani', name: 'Bongani Khumalo', username: 'bongani@collect.example' })
  const trades = [someTrade('trade-1', '2026-11-15'), someTrade('trade-2', '2026-11-16')].map(trade => ({
    ...trade,
    seller: seller(),
  }))
  const [one, other] = trades.map(share)
  expect([one, other]).toEqual(trades)
  expect(other?.buyer).toBe(one?.buyer)
  expect(other?.seller).toBe(one?.seller)
  expect(other?.materials[0]?.material).toBe(one?.materials[0]?.material)
})

test('keeps an unknown party, and a name that changed', () => {
  const share = createSharedNames()
  const trade = someTrade('trade-1', '2026-11-15')
  const renamed = { ...trade, buyer: { id: 'a-business', name: 'Umhlanga Metals Ltd' } }
  expect([trade, renamed].map(share)).toEqual([trade, renamed])
  expect(share(trade).seller).toBeNull()
})
