import { bookWith } from '#domain/carbon/trade-book.ts'
import type { PageRead } from '#domain/pages-read.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import type { CountedPage, FiguresContext, ReadTrade } from './figures.types.ts'
import { fitsBetween, goesBack } from './page-order.ts'

/** How many of the latest trades are kept. */
const mostLatest = 10

const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => Date.parse(createdAt)

/** A trade without what is not counted, because a hundred thousand are kept. */
const countedOf = ({ createdAt, buyer, seller, materials }: Trade): ReadTrade => ({
  createdAt,
  buyer,
  sellerId: seller?.id ?? null,
  materials: materials.map(({ material, weight, value }) => ({ material, weight, value })),
})

/** The latest of some trades, which all have ids of their own. */
const latestOf = (trades: readonly Trade[]) => trades.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostLatest)

/** A trade as it is counted; undefined for one that was not read, or is gone. */
function foundIn({ own, read }: FiguresContext, id: string): ReadTrade | undefined {
  if (own.has(id)) return own.get(id) ?? undefined
  for (const { counted } of read) {
    const trade = counted.get(id)
    if (trade) return trade
  }
  return undefined
}

/** The books with more trades and without others, each trade in the book of its side. */
function booksWith(
  { book, sold, buyerId }: FiguresContext,
  added: readonly ReadTrade[],
  removed: readonly ReadTrade[] = [],
): Pick<FiguresContext, 'book' | 'sold'> {
  const isSale = (trade: ReadTrade) => buyerId !== null && sideOf(trade, buyerId) === 'sold'
  const isOther = (trade: ReadTrade) => !isSale(trade)
  return {
    book: bookWith(book, added.filter(isOther), removed.filter(isOther)),
    sold: bookWith(sold, added.filter(isSale), removed.filter(isSale)),
  }
}

/** The context with another page. A trade that this browser has written counts as it was written. */
export function withPage(
  context: FiguresContext,
  { items, unreadable, ...seen }: PageRead<Trade>,
): Partial<FiguresContext> {
  const { read, own, isOrdered, latest } = context
  const trades = items.filter(({ id }) => !own.has(id))
  const counted = new Map(trades.map(trade => [trade.id, countedOf(trade)]))
  const times = items.map(timeOf)
  const span: CountedPage['span'] = times.length === 0 ? null : { first: times[0] ?? 0, last: times.at(-1) ?? 0 }
  const page = { ...seen, counted, span, unreadable: { records: unreadable, lines: unreadableLinesOf(items) } }
  return {
    read: [...read, page],
    // The second reading finds trades that have moved.
    isOrdered: isOrdered && (seen.isSecond || (goesBack(times) && fitsBetween(read, seen.page, span))),
    ...booksWith(context, [...counted.values()]),
    latest: latestOf([...latest, ...trades]),
  }
}

/** What the context becomes when this browser wrote a trade; null for one that it removed. */
export function withOwn(context: FiguresContext, id: string, trade: Trade | null): Partial<FiguresContext> {
  const { own, latest } = context
  const before = foundIn(context, id)
  const others = latest.filter(other => other.id !== id)
  return {
    own: new Map(own).set(id, trade && countedOf(trade)),
    ...booksWith(context, trade ? [countedOf(trade)] : [], before ? [before] : []),
    latest: trade ? latestOf([...others, trade]) : others,
  }
}
