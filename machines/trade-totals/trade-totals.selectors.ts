import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import { currentPass, neededPages, readAt, readingStateOf } from '#domain/pages-read.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { tradesIn } from './counting.ts'
import type { tradeTotalsMachine } from './trade-totals.machine.ts'
import type { TradeTotalsContext, Unreadable } from './trade-totals.types.ts'

export type TradeTotalsActor = ActorRefFrom<typeof tradeTotalsMachine>
type TradeTotalsSnapshot = SnapshotFrom<typeof tradeTotalsMachine>

/**
 * Reading progress. `read` and `failed` are numbers of pages, out of the required `pages`. `changingSince` is the time of
 * the pages in epoch ms if the list changes faster than it can be read; otherwise null.
 */
export type ReadingProgress = {
  read: number
  pages: number
  failed: number
  isDone: boolean
  isStopped: boolean
  changingSince: number | null
}

export function readingProgressOf(snapshot: TradeTotalsSnapshot): ReadingProgress {
  const { read, failed } = snapshot.context
  const pass = snapshot.hasTag('reading') ? currentPass(read) : read
  const pages = neededPages(pass)
  return {
    read: pass.pages.filter(({ page }) => page <= pages).length,
    pages,
    failed: failed.size,
    isDone: snapshot.hasTag('done'),
    isStopped: snapshot.hasTag('stopped'),
    changingSince: snapshot.hasTag('changing') ? readAt(read) : null,
  }
}

/** Returns the first problem of a failed page; null if no page failed. */
export const readingProblemOf = ({ context }: TradeTotalsSnapshot) => context.failed.values().next().value ?? null

/** True if no page has been read yet. The sums are then unknown, not 0. */
export const isWithoutFigures = ({ context }: TradeTotalsSnapshot) => context.read.pages.length === 0

/** True if the totals are verified. False while reading, after a page failed, or if the list changes too fast. */
export const isCertain = (snapshot: TradeTotalsSnapshot) =>
  snapshot.hasTag('done') && readingStateOf(snapshot.context.read) === 'certain'

/** True if all pages were read and contain no trades. */
export const isWithoutTrades = (snapshot: TradeTotalsSnapshot) =>
  isCertain(snapshot) &&
  snapshot.context.latest.length === 0 &&
  snapshot.context.read.pages.every(({ unreadable }) => unreadable.records.length === 0)

/**
 * Returns the unreadable trades and lines within a range of days. Rows without a readable date belong to every range.
 */
export function unreadableOf(
  { read, own }: Pick<TradeTotalsContext, 'read' | 'own'>,
  { from, to }: DayRange,
): Unreadable {
  const isOf = ({ id, createdAt }: UnreadableRow) => {
    const day = createdAt === null ? from : localDay(createdAt)
    return from <= day && day <= to && !own.has(id ?? '')
  }
  const records = read.pages.flatMap(({ unreadable }) => unreadable.records.filter(isOf))
  return {
    records: [...new Map(records.map(row => [row.id ?? JSON.stringify(row), row])).values()],
    lines: read.pages.flatMap(({ unreadable }) => unreadable.lines.filter(isOf)),
  }
}

/** True if the trades read so far all have no lines. The server omits the lines if the user cannot view them. */
export const isWithoutLines = ({ context: { read } }: TradeTotalsSnapshot): boolean =>
  read.pages.some(({ packed }) => packed.ids.length > 0) && read.pages.every(({ packed }) => packed.lineCount === 0)

/** True if every trade within a range of days was read. The machine reads all pages since the start of `before`. */
export function hasReadAllOf(snapshot: TradeTotalsSnapshot, { from, to }: DayRange): boolean {
  const { before, now } = snapshot.context.book.ranges
  return isCertain(snapshot) && before.from <= from && to <= now.to
}

/** Yields each trade once, with its id. A local version of a trade replaces the version from the pages. */
export const tradesRead = ({ context }: TradeTotalsSnapshot) => tradesIn(context)
