import { market } from '#mirage/data/prices.ts'
import type { Dataset, MaterialRow, StoredLine, TradeRow } from '#mirage/store/records.ts'
import type { Chance } from './chance.ts'
import { seedLine } from './seed-trades.ts'

const cents = (number: number) => Math.round(number * 100) / 100

/** Stock in kg above which a yard sells a material. */
const leastStock = 50

/** Material with a missing purchase, so that the material flow has a finding, and the missing weight in kg. */
const oversold = { name: 'Copper wire', kg: 82 }

type Trades = Pick<Dataset, 'transactions' | 'collections' | 'transactionLines' | 'collectionLines'>

type Yard = {
  chance: Chance
  businessId: string
  /** Users who sell for the business. */
  sellerIds: ReadonlySet<string>
  /** Materials that a business buys. */
  boughtBy: (businessId: string) => readonly MaterialRow[]
  /** Users of other businesses who can sell to this buyer. */
  othersFor: (buyerId: string) => readonly string[]
}

const priceOf = (name: string) => market[name]?.price ?? 1

/** Returns the value of a weight of another material, with the line's deviation from the market price. */
const valueOf = (line: StoredLine, material: MaterialRow, weight: number) =>
  cents((weight * line.value * priceOf(material.name)) / (line.weight * priceOf(line.name)))

/**
 * Changes the sales of one business, so that it sells only material that it has in stock. Sales for which the business
 * has too few materials get other sellers. All other trades stay unchanged. In the end, the business has sold more of
 * one material than it had, as if a purchase had not been recorded.
 */
export function sellFromStock(
  { chance, businessId, sellerIds, boughtBy, othersFor }: Yard,
  { transactions, collections, transactionLines, collectionLines }: Trades,
): Pick<Trades, 'transactions' | 'transactionLines'> {
  const stock = new Map<string, number>()
  const linesOf = Map.groupBy([...transactionLines, ...collectionLines], ({ tradeId }) => tradeId)
  const sellers = new Map<string, string>()
  const changed = new Map<string, StoredLine>()

  function takeFromStock({ name }: MaterialRow, wanted: number): number {
    const inStock = stock.get(name) ?? 0
    const weight = cents(Math.min(wanted, inStock * 0.7))
    stock.set(name, cents(inStock - weight))
    return weight
  }
  function sell({ id, buyerId }: TradeRow, lines: readonly StoredLine[]) {
    const offered = boughtBy(buyerId).filter(({ name }) => (stock.get(name) ?? 0) > leastStock)
    if (offered.length < lines.length) {
      sellers.set(id, chance.pick(othersFor(buyerId)))
      return
    }
    const sold = chance.some(offered, lines.length)
    for (const [at, line] of lines.entries()) {
      const material = sold[at]
      if (!material) continue
      const weight = takeFromStock(material, line.weight)
      changed.set(line.id, seedLine(material, { ...line, weight, value: valueOf(line, material, weight) }))
    }
  }
  const inOrder = [...transactions, ...collections].toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  for (const trade of inOrder) {
    const lines = linesOf.get(trade.id) ?? []
    if (trade.buyerId === businessId) {
      for (const { name, weight } of lines) stock.set(name, (stock.get(name) ?? 0) + weight)
    } else if (sellerIds.has(trade.sellerId)) sell(trade, lines)
  }
  const last = [...changed.values()].findLast(({ name }) => name === oversold.name)
  if (last) {
    const weight = cents(last.weight + (stock.get(last.name) ?? 0) + oversold.kg)
    changed.set(last.id, { ...last, weight, value: cents((last.value * weight) / last.weight) })
  }
  return {
    transactions: transactions.map(trade => ({ ...trade, sellerId: sellers.get(trade.id) ?? trade.sellerId })),
    transactionLines: transactionLines.map(line => changed.get(line.id) ?? line),
  }
}
