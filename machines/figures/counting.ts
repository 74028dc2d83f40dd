import { updateSumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { PageRead } from '#domain/pages-read.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import type { CountedPage, FiguresContext, ReadTrade } from './figures.types.ts'
import { fitsBetween, goesBack } from './page-order.ts'

const mostLatest = 10

const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => Date.parse(createdAt)

/** Keeps only the fields that are summed, because the context can hold 100,000 trades. */
const countedOf = ({ createdAt, buyer, seller, materials }: Trade): ReadTrade => ({
  createdAt,
  buyer,
  sellerId: seller?.id ?? null,
  materials: materials.map(({ material, weight, value }) => ({ material, weight, value })),
})

/** Returns the latest trades. The ids must be unique. */
const latestOf = (trades: readonly Trade[]) => trades.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, mostLatest)

/** Returns a trade by id; undefined if it was not read or was deleted. */
function foundIn({ own, read }: FiguresContext, id: string): ReadTrade | undefined {
  if (own.has(id)) return own.get(id) ?? undefined
  for (const { counted } of read) {
    const trade = counted.get(id)
    if (trade) return trade
  }
  return undefined
}

/** Returns the books after adding and removing trades, each trade in the book of its side. */
function booksWith(
  { book, sold, buyerId }: FiguresContext,
  added: readonly ReadTrade[],
  removed: readonly ReadTrade[] = [],
): Pick<FiguresContext, 'book' | 'sold'> {
  const isSale = (trade: ReadTrade) => buyerId !== null && sideOf(trade, buyerId) === 'sold'
  const isOther = (trade: ReadTrade) => !isSale(trade)
  return {
    book: updateSumsByDay(book, added.filter(isOther), removed.filter(isOther)),
    sold: updateSumsByDay(sold, added.filter(isSale), removed.filter(isSale)),
  }
}

/** Returns the context with a further page. Trades that this browser changed keep their local version. */
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
    // Ignored for the second reading, which finds trades that moved to another page.
    isOrdered: isOrdered && (seen.isSecond || (goesBack(times) && fitsBetween(read, seen.page, span))),
    ...booksWith(context, [...counted.values()]),
    latest: latestOf([...latest, ...trades]),
  }
}

/** Returns the context after this browser wrote a trade; null means that the trade was deleted. */
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
