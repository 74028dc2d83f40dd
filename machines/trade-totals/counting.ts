import { emptySumsByDay, updateSumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { PageRead } from '#domain/pages-read.ts'
import { sideOf, type TradeSide } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import { packTrades, unpackTrades } from './packed-trades.ts'
import { fitsBetween, goesBack } from './page-order.ts'
import type { CountedPage, ReadTrade, TradeTotalsContext } from './trade-totals.types.ts'

const mostLatest = 10

const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => Date.parse(createdAt)

/** Drops all fields that are not summed. */
const countedOf = ({ createdAt, buyer, seller, materials }: Trade): ReadTrade => ({
  createdAt,
  buyer,
  seller,
  materials: materials.map(({ material, weight, value }) => ({ material, weight, value })),
})

/** Returns the latest trades, newest first. Trade ids must be unique. */
const latestOf = (trades: readonly Trade[]) => trades.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostLatest)

/** Returns a trade by id; undefined if the trade was not read or this browser deleted it. */
function foundIn({ own, read }: TradeTotalsContext, id: string): ReadTrade | undefined {
  if (own.has(id)) return own.get(id) ?? undefined
  const page = read.find(({ packed }) => packed.ids.includes(id))
  return page && new Map(unpackTrades(page.packed)).get(id)
}

type Sides = Pick<TradeTotalsContext, 'buyerId' | 'sellerIds'>

/** Returns the side that a trade counts for; null if the trade belongs to other businesses. */
const countedSide = ({ buyerId, sellerIds }: Sides, trade: ReadTrade): TradeSide | null =>
  buyerId === null ? 'bought' : sideOf(trade, { id: buyerId, sellerIds })

const isCounted = (sides: Sides) => (trade: ReadTrade) => countedSide(sides, trade) !== null

/** Returns the sums after adding and removing trades. */
function booksWith(
  { book, sold, ...sides }: Sides & Pick<TradeTotalsContext, 'book' | 'sold'>,
  added: readonly ReadTrade[],
  removed: readonly ReadTrade[] = [],
): Pick<TradeTotalsContext, 'book' | 'sold'> {
  const isBought = (trade: ReadTrade) => countedSide(sides, trade) === 'bought'
  const isSold = (trade: ReadTrade) => countedSide(sides, trade) === 'sold'
  return {
    book: updateSumsByDay(book, added.filter(isBought), removed.filter(isBought)),
    sold: updateSumsByDay(sold, added.filter(isSold), removed.filter(isSold)),
  }
}

/** Yields each trade once, with its id. A local version of a trade replaces the version from the pages. */
export function* tradesIn({
  own,
  read,
}: Pick<TradeTotalsContext, 'own' | 'read'>): Generator<readonly [id: string, ReadTrade]> {
  for (const { packed } of read) for (const found of unpackTrades(packed)) if (!own.has(found[0])) yield found
  for (const [id, trade] of own) if (trade) yield [id, trade]
}

/** Returns the context with the ids that sell for the business. Sums all trades again. */
export function withSellers(
  context: TradeTotalsContext,
  sellerIds: NonNullable<Sides['sellerIds']>,
): Partial<TradeTotalsContext> {
  const sides = { buyerId: context.buyerId, sellerIds }
  const empty = emptySumsByDay(context.book.ranges)
  const trades = Array.from(tradesIn(context), ([, trade]) => trade)
  return {
    sellerIds,
    ...booksWith({ ...sides, book: empty, sold: empty }, trades),
    latest: context.latest.filter(isCounted(sides)),
  }
}

/**
 * Returns the context with one more page. Skips trades that this browser changed, because their local version is newer.
 */
export function withPage(
  context: TradeTotalsContext,
  { items, unreadable, ...seen }: PageRead<Trade>,
): Partial<TradeTotalsContext> {
  const { read, own, isOrdered, latest } = context
  const trades = items.filter(({ id }) => !own.has(id))
  const times = items.map(timeOf)
  const span: CountedPage['span'] = times.length === 0 ? null : { first: times[0] ?? 0, last: times.at(-1) ?? 0 }
  const missing = { records: unreadable, lines: unreadableLinesOf(items) }
  const page = { ...seen, packed: packTrades(trades), span, unreadable: missing }
  return {
    read: [...read, page],
    // The second reading only finds rows that moved between pages, so its order is not checked.
    isOrdered: isOrdered && (seen.isSecond || (goesBack(times) && fitsBetween(read, seen.page, span))),
    ...booksWith(context, trades),
    latest: latestOf([...latest, ...trades.filter(isCounted(context))]),
  }
}

/** Returns the context after this browser saved a trade, or deleted it (`trade` is null). */
export function withOwn(context: TradeTotalsContext, id: string, trade: Trade | null): Partial<TradeTotalsContext> {
  const { own, latest } = context
  const before = foundIn(context, id)
  const others = latest.filter(other => other.id !== id)
  const isLatest = trade && isCounted(context)(trade)
  return {
    own: new Map(own).set(id, trade && countedOf(trade)),
    ...booksWith(context, trade ? [countedOf(trade)] : [], before ? [before] : []),
    latest: isLatest ? latestOf([...others, trade]) : others,
  }
}
