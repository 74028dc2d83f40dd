import { updateSumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { PageRead } from '#domain/pages-read.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import { fitsBetween, goesBack } from './page-order.ts'
import type { CountedPage, ReadTrade, TradeTotalsContext } from './trade-totals.types.ts'

const mostLatest = 10

const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => Date.parse(createdAt)

/** Drops all fields that are not summed, to save memory: the context can hold 100,000 trades. */
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
  for (const { counted } of read) {
    const trade = counted.get(id)
    if (trade) return trade
  }
  return undefined
}

/**
 * Returns the sums after adding and removing trades: `sold` for the sales of the business `buyerId`, `book` for all
 * other trades.
 */
function booksWith(
  { book, sold, buyerId }: TradeTotalsContext,
  added: readonly ReadTrade[],
  removed: readonly ReadTrade[] = [],
): Pick<TradeTotalsContext, 'book' | 'sold'> {
  const isSale = (trade: ReadTrade) => buyerId !== null && sideOf(trade, buyerId) === 'sold'
  const isOther = (trade: ReadTrade) => !isSale(trade)
  return {
    book: updateSumsByDay(book, added.filter(isOther), removed.filter(isOther)),
    sold: updateSumsByDay(sold, added.filter(isSale), removed.filter(isSale)),
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
  const counted = new Map(trades.map(trade => [trade.id, countedOf(trade)]))
  const times = items.map(timeOf)
  const span: CountedPage['span'] = times.length === 0 ? null : { first: times[0] ?? 0, last: times.at(-1) ?? 0 }
  const page = { ...seen, counted, span, unreadable: { records: unreadable, lines: unreadableLinesOf(items) } }
  return {
    read: [...read, page],
    // The second reading only finds rows that moved between pages, so its order is not checked.
    isOrdered: isOrdered && (seen.isSecond || (goesBack(times) && fitsBetween(read, seen.page, span))),
    ...booksWith(context, [...counted.values()]),
    latest: latestOf([...latest, ...trades]),
  }
}

/** Returns the context after this browser saved a trade, or deleted it (`trade` is null). */
export function withOwn(context: TradeTotalsContext, id: string, trade: Trade | null): Partial<TradeTotalsContext> {
  const { own, latest } = context
  const before = foundIn(context, id)
  const others = latest.filter(other => other.id !== id)
  return {
    own: new Map(own).set(id, trade && countedOf(trade)),
    ...booksWith(context, trade ? [countedOf(trade)] : [], before ? [before] : []),
    latest: trade ? latestOf([...others, trade]) : others,
  }
}
