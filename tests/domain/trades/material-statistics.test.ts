import { describe, expect, test } from 'vitest'
import { findDuplicate, pricePerKg, statisticsOf, unusualNumbers } from '#domain/trades/material-statistics.ts'
import type { Trade } from '#schemas/trade.ts'

const copper = { name: 'Copper wire', gwCode: 'GW 53-02', carbonFactor: 4.9481 }
const noon = Date.parse('2026-11-22T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(noon - minutes * 60_000).toISOString()

/** Creates a trade of copper wire. */
const trade = (id: string, at: string, ...lines: Array<readonly [weight: number, value: number]>): Trade => ({
  id,
  buyer: { id: 'kasi', name: 'Kasi Recyclers' },
  seller: { id: 'naledi', name: 'Naledi Mokoena' },
  createdAt: at,
  updatedAt: at,
  materials: lines.map(([weight, value], index) => ({ id: `${id} ${index}`, material: copper, weight, value })),
})

const past = (...lines: Array<readonly [number, number]>) =>
  statisticsOf([trade('a', minutesAgo(1), ...lines)]).get('Copper wire')
const usual = past([40, 5120], [50, 6400], [60, 7680])

describe('Statistics of a material', () => {
  test('have the last price, and usual values from three lines', () => {
    expect(usual).toEqual({ lastPrice: 128, paidPrice: null, usualPrice: 128, usualWeight: 50 })
  })

  test('have no usual value for two lines, and the median for four', () => {
    expect(past([40, 400], [60, 600])).toEqual({ lastPrice: 10, paidPrice: null, usualPrice: null, usualWeight: null })
    expect(past([10, 10], [20, 40], [30, 120], [1000, 9000])).toMatchObject({ usualPrice: 3, usualWeight: 25 })
  })

  test('start with the latest trade and exclude the edited one', () => {
    const trades = [trade('old', minutesAgo(90), [10, 10]), trade('new', minutesAgo(5), [10, 30])]
    expect(statisticsOf(trades).get('Copper wire')?.lastPrice).toBe(3)
    expect(statisticsOf(trades, { but: 'new' }).get('Copper wire')?.lastPrice).toBe(1)
  })

  describe('have a paid price', () => {
    const bought = (id: string, minutes: number, price: number, parties: Pick<Trade, 'buyer' | 'seller'>): Trade => ({
      ...trade(id, minutesAgo(minutes), [10, price * 10]),
      ...parties,
    })
    const [kasi, bloem] = [
      { id: 'kasi', name: 'Kasi Recyclers' },
      { id: 'bloem', name: 'Bloem Scrap & Steel' },
    ]
    const [naledi, sipho] = [
      { id: 'naledi', name: 'Naledi Mokoena' },
      { id: 'sipho', name: 'Sipho Dlamini' },
    ]
    const trades = [
      bought('a', 40, 1, { buyer: kasi, seller: naledi }),
      bought('b', 30, 2, { buyer: kasi, seller: naledi }),
      bought('c', 20, 3, { buyer: kasi, seller: sipho }),
      bought('d', 10, 4, { buyer: bloem, seller: naledi }),
      bought('e', 5, 0, { buyer: kasi, seller: naledi }),
    ]

    test.each([
      ['of the same seller', { buyerId: 'kasi', sellerId: 'naledi' }, 2],
      ['of any seller if the seller is new', { buyerId: 'kasi', sellerId: 'thandi' }, 3],
      ['of any seller before the seller is chosen', { buyerId: 'kasi', sellerId: null }, 3],
      ['of no other buyer', { buyerId: 'umhlanga', sellerId: 'naledi' }, null],
      ['only after the buyer is chosen', { buyerId: null, sellerId: 'naledi' }, null],
    ])('%s', (_, parties, price) => {
      expect(statisticsOf(trades, { parties }).get('Copper wire')?.paidPrice).toBe(price)
    })
  })

  test('omit lines without weight or cost', () => {
    expect(past([0, 500], [10, 0])).toEqual({ lastPrice: null, paidPrice: null, usualPrice: null, usualWeight: null })
    expect(pricePerKg({ weight: 0, value: 5 })).toBeNull()
    expect(pricePerKg({ weight: null, value: 5 })).toBeNull()
  })
})

const words = (weight: number | null, value: number | null) =>
  Object.fromEntries(
    Object.entries(unusualNumbers({ weight, value }, { name: 'Copper wire', past: usual, locale: 'en-US' })).map(
      ([field, text]) => [field, text.replaceAll('\u00a0', ' ')],
    ),
  )

describe('Unusual figure', () => {
  test.for([
    [50, 64_000, { value: '10 times the usual price for Copper wire, R 128.00/kg' }],
    [50, 640, { value: 'A tenth of the usual price for Copper wire, R 128.00/kg' }],
    [50, 64, { value: 'Less than a tenth of the usual price for Copper wire, R 128.00/kg' }],
    [500, 64_000, { weight: '10 times the usual weight for Copper wire, 50.00 kg' }],
    [5, 640, { weight: 'A tenth of the usual weight for Copper wire, 50.00 kg' }],
    [6250, 800_000, { weight: '125 times the usual weight for Copper wire, 50.00 kg' }],
    [499, 63_872, {}],
    [50, 6400, {}],
    [50, null, {}],
    [null, 64_000, {}],
    [0, 0, {}],
  ] as const)('of %d kg for R %d is reported: %j', ([weight, value, expected]) => {
    expect(words(weight, value)).toEqual(expected)
  })

  test('is unknown for a material without trades', () => {
    expect(unusualNumbers({ weight: 9999, value: 1 }, { name: 'Zinc', past: undefined, locale: 'en-US' })).toEqual({})
  })
})

describe('Possible duplicate', () => {
  const body = { buyerId: 'kasi', sellerId: 'naledi', materials: [{ name: 'Copper wire', weight: 40 }] }

  test('has equal parties, materials and weights within ten minutes, at any value', () => {
    const before = trade('before', minutesAgo(10), [40, 1])
    expect(findDuplicate([trade('other', minutesAgo(1), [41, 1]), before], body, noon)).toBe(before)
  })

  test.for([
    ['is older', {}, 10.1],
    ['has another buyer', { buyerId: 'umhlanga' }, 1],
    ['has another seller', { sellerId: 'sipho' }, 1],
    ['has another weight', { materials: [{ name: 'Copper wire', weight: 40.01 }] }, 1],
    ['has another material', { materials: [{ name: 'Steel cans', weight: 40 }] }, 1],
    ['has a line more', { materials: [...body.materials, ...body.materials] }, 1],
    ['is empty', { materials: [] }, 1],
  ] as const)('does not match a trade that %s', ([, part, minutes]) => {
    expect(findDuplicate([trade('before', minutesAgo(minutes), [40, 1])], { ...body, ...part }, noon)).toBeUndefined()
  })
})
