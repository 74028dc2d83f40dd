import { bookWith } from '#domain/carbon/trade-book.ts'
import { sideOf } from '#domain/trades/trade-side.ts'
import { unreadableLinesOf } from '#domain/trades/unreadable-lines.ts'
import type { Trade } from '#schemas/trade.ts'
import type { CountedPage, FiguresContext, PageAnswer, ReadTrade } from './figures.types.ts'
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
  for (const { counted } of read.values()) {
    const trade = counted.get(id)
    if (trade) return trade
  }
  return undefined
}

/**
 * Whether a trade was read already, or is known better than the list has it. In a list in the order of its dates it can only be on
 * a page that has its moment, and so not all of a thousand pages are searched for each trade.
 */
function isKnown({ own, read, isOrdered }: FiguresContext, trade: Trade): boolean {
  if (own.has(trade.id)) return true
  const time = timeOf(trade)
  for (const { counted, span } of read.values()) {
    const isPossible = !isOrdered || (span !== null && span.last <= time && time <= span.first)
    if (isPossible && counted.has(trade.id)) return true
  }
  return false
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

/** What the context becomes with a page. A row that moved to another page while these were read is counted once. */
export function withPage(
  context: FiguresContext,
  page: number,
  { trades, pages, unreadable = [] }: PageAnswer,
): Partial<FiguresContext> {
  const fresh = trades.filter(trade => !isKnown(context, trade))
  const counted = new Map(fresh.map(trade => [trade.id, countedOf(trade)]))
  const times = trades.map(timeOf)
  const span: CountedPage['span'] = times.length === 0 ? null : { first: times[0] ?? 0, last: times.at(-1) ?? 0 }
  return {
    // Only the last page knows that there are no more of them: one before it may have been answered with an older number.
    pages: Math.max(...context.read.keys()) > page ? Math.max(context.pages, pages) : pages,
    isOrdered: context.isOrdered && goesBack(times) && fitsBetween(context.read, page, span),
    read: new Map(context.read).set(page, {
      counted,
      span,
      unreadable: { records: unreadable, lines: unreadableLinesOf(trades) },
    }),
    ...booksWith(context, [...counted.values()]),
    latest: latestOf([...context.latest, ...fresh]),
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
