import { describe, expect, test } from 'vitest'
import { someTrade, someTrades, someWrite } from '#machines/trade-totals/trade-totals.fakes.ts'
import { opened } from './started.ts'

const bought = someTrade('trade-1', '2026-11-15', 100)
const sold = { ...someTrade('trade-2', '2026-11-16', 30), buyer: { id: 'another', name: 'Kasi Recyclers' } }
const unknownBuyer = () => someTrades([{ ...bought, buyer: null }], 1)
const page = () => someTrades([sold, bought], 1)

const weights = ({ actor }: Awaited<ReturnType<typeof opened>>) => {
  const { book, sold: sales } = actor.getSnapshot().context
  return [book.now.all.weight, sales.now.all.weight]
}

test('sums purchases and sales separately', async () => {
  expect(weights(await opened({ page, buyerId: 'a-business' }))).toEqual(['100', '30'])
})

test('sums all trades together without a business', async () => {
  expect(weights(await opened({ page, buyerId: null }))).toEqual(['130', '0'])
})

describe('in a list with trades of several businesses', () => {
  const bySeller = (id: string, weight: number, seller: string) => ({
    ...someTrade(id, '2026-11-14', weight),
    buyer: sold.buyer,
    seller: { id: seller, name: seller },
  })
  const others = [bySeller('trade-3', 40, 'a-collector'), bySeller('trade-4', 7, 'a-user')]
  const sellerIds = new Set(['a-business', 'a-user'])
  const page = () => someTrades([bought, ...others], 1)
  const start = () => opened({ page, buyerId: 'a-business', sellerIds })

  test('counts only trades that the business bought or its users sold', async () => {
    const started = await start()
    expect(weights(started)).toEqual(['100', '7'])
    expect(started.actor.getSnapshot().context.latest.map(({ id }) => id)).toEqual(['trade-1', 'trade-4'])
  })

  test('stops counting a trade that another business takes over', async () => {
    const started = await start()
    started.actor.send(someWrite({ ...bought, ...bySeller('trade-1', 100, 'a-collector') }))
    started.actor.send(someWrite(bySeller('trade-5', 3, 'a-collector')))
    expect(weights(started)).toEqual(['0', '7'])
    expect(started.actor.getSnapshot().context.latest.map(({ id }) => id)).toEqual(['trade-4'])
  })

  test('sums all trades again when the sellers are read later', async () => {
    const started = await opened({ page, buyerId: 'a-business' })
    expect(weights(started)).toEqual(['100', '47'])
    started.actor.send({ type: 'screen.left' })
    started.actor.send({ type: 'sellers.read', sellerIds })
    expect(weights(started)).toEqual(['100', '7'])
  })
})

test('counts a trade with an unknown buyer as sold', async () => {
  expect(weights(await opened({ page: unknownBuyer, buyerId: 'a-business' }))).toEqual(['0', '100'])
})

test('moves a trade when its buyer changes and removes deleted sales', async () => {
  const started = await opened({ page, buyerId: 'a-business' })
  started.actor.send(someWrite({ ...bought, buyer: sold.buyer }))
  expect(weights(started)).toEqual(['0', '130'])
  started.actor.send({ type: 'trade.written', id: sold.id, trade: null, at: 1 })
  expect(weights(started)).toEqual(['0', '100'])
})

test('separates both sides in another period', async () => {
  const started = await opened({ page, buyerId: 'a-business' })
  const day = { from: '2026-11-16', to: '2026-11-16' }
  started.actor.send({ type: 'period.change', ranges: { now: day, before: { from: '2026-11-15', to: '2026-11-15' } } })
  expect(weights(started)).toEqual(['0', '30'])
  expect(started.weightBefore()).toBe('100')
})
