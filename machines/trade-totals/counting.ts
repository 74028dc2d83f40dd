import { emptySumsByDay, updateSumsByDay, withRanges } from '#domain/carbon/sums-by-day.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import { type PageRead, readFrom, withPage, withSince } from '#domain/pages-read.ts'
import { sideOf, type TradeSide } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import { packTrades, unpackTrades } from './packed-trades.ts'
import type { CountedPage, CountedTotals, ReadTrade, TradeTotalsContext } from './trade-totals.types.ts'

const mostLatest = 10
const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => Date.parse(createdAt)

/** Returns the latest trades, newest first. Trade ids must be unique. */
const latestOf = (trades: readonly Trade[]) => trades.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostLatest)

/** Yields the trades of the pages, each with its id. */
function* tradesOf(pages: readonly CountedPage[]): Generator<readonly [id: string, ReadTrade]> {
  for (const { packed } of pages) yield* unpackTrades(packed)
}

/** Returns a trade of the pages by id. */
function foundIn(pages: readonly CountedPage[], id: string): ReadTrade | undefined {
  const page = pages.find(({ packed }) => packed.ids.includes(id))
  return page && new Map(unpackTrades(page.packed)).get(id)
}

type Sides = Pick<TradeTotalsContext, 'buyerId' | 'sellerIds'>

/** Returns the side that a trade counts for; null if the trade belongs to other businesses. */
const countedSide = ({ buyerId, sellerIds }: Sides, trade: ReadTrade): TradeSide | null =>
  buyerId === null ? 'bought' : sideOf(trade, { id: buyerId, sellerIds })

const isCounted = (sides: Sides) => (trade: ReadTrade) => countedSide(sides, trade) !== null

/** Returns the totals after adding and removing trades. */
function totalsWith(
  { book, sold }: Pick<CountedTotals, 'book' | 'sold'>,
  sides: Sides,
  added: readonly ReadTrade[],
  removed: readonly ReadTrade[] = [],
): Pick<CountedTotals, 'book' | 'sold'> {
  const isBought = (trade: ReadTrade) => countedSide(sides, trade) === 'bought'
  const isSold = (trade: ReadTrade) => countedSide(sides, trade) === 'sold'
  return {
    book: updateSumsByDay(book, added.filter(isBought), removed.filter(isBought)),
    sold: updateSumsByDay(sold, added.filter(isSold), removed.filter(isSold)),
  }
}

const withTrades = (
  totals: CountedTotals,
  sides: Sides,
  trades: readonly Trade[],
  removed: readonly ReadTrade[] = [],
): CountedTotals => ({
  ...totalsWith(totals, sides, trades, removed),
  latest: latestOf([...totals.latest, ...trades.filter(isCounted(sides))]),
})

/** Returns the totals of a pass without pages. */
export const emptyTotals = (ranges: PeriodRanges): CountedTotals => ({
  book: emptySumsByDay(ranges),
  sold: emptySumsByDay(ranges),
  latest: [],
})

/** Yields each trade once, with its id. A local version of a trade replaces the version from the pages. */
export function* tradesIn({
  own,
  read,
}: Pick<TradeTotalsContext, 'own' | 'read'>): Generator<readonly [id: string, ReadTrade]> {
  for (const found of tradesOf(read.pages)) if (!own.has(found[0])) yield found
  for (const [id, { trade }] of own) if (trade) yield [id, trade]
}

/** Returns the context with the totals of its pages and of the later changes by this browser. */
export function withOwn(context: TradeTotalsContext, changes = context.own): TradeTotalsContext {
  const { counted, read } = context
  const own = new Map([...changes].filter(([, { at }]) => at >= readFrom(read)))
  if (own.size === 0) return { ...context, ...counted, own }
  const replaced = [...own.keys()].flatMap(id => foundIn(read.pages, id) ?? [])
  const others = counted.latest.filter(({ id }) => !own.has(id))
  const trades = [...own.values()].flatMap(({ trade }) => trade ?? [])
  return { ...context, own, ...withTrades({ ...counted, latest: others }, context, trades, replaced) }
}

/** Returns the context with the ids that sell for the business. Sums all trades again. */
export function withSellers(
  context: TradeTotalsContext,
  sellerIds: NonNullable<Sides['sellerIds']>,
): TradeTotalsContext {
  const sides = { ...context, sellerIds }
  const { counted, next, read } = sides
  const summed = (pages: readonly CountedPage[], { latest }: CountedTotals): CountedTotals => ({
    ...totalsWith(
      emptyTotals(counted.book.ranges),
      sides,
      Array.from(tradesOf(pages), ([, trade]) => trade),
    ),
    latest: latest.filter(isCounted(sides)),
  })
  return withOwn({ ...sides, counted: summed(read.pages, counted), next: summed(read.next, next) })
}

/** Returns the context for another period. */
export function withPeriod(context: TradeTotalsContext, ranges: PeriodRanges): TradeTotalsContext {
  const { counted, next, read } = context
  const ranged = ({ book, sold, latest }: CountedTotals): CountedTotals => ({
    book: withRanges(book, ranges),
    sold: withRanges(sold, ranges),
    latest,
  })
  const since = withSince(read, ranges.before.from)
  return withOwn({ ...context, counted: ranged(counted), next: ranged(next), read: since })
}

/** Returns the context with one more page. When the next pass is complete, its totals replace the others. */
export function countPage(context: TradeTotalsContext, page: PageRead<Trade>): TradeTotalsContext {
  const { items, unreadable, ...seen } = page
  const missing = { records: unreadable, lines: unreadableLinesOf(items) }
  const added = { ...seen, packed: packTrades(items), unreadable: missing }
  const read = withPage(context.read, added)
  const pass = read.next.at(-1) === added ? read.next : read.pages
  if (pass.at(-1) !== added) return withOwn({ ...context, read })
  const { counted, next } = context
  const earlier = pass[0] === context.read.pages[0] ? counted : next
  const before = pass.length === 1 ? emptyTotals(counted.book.ranges) : earlier
  const totals = withTrades(before, context, items)
  return pass === read.next ? { ...context, read, next: totals } : withOwn({ ...context, read, counted: totals })
}
