import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type DayRange, localDay } from '#domain/figures/periods.ts'
import { lastReading } from '#domain/pages-read.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import type { figuresMachine } from './figures.machine.ts'
import type { FiguresContext, ReadTrade, Unreadable } from './figures.types.ts'
import { neededPages } from './page-order.ts'

export type FiguresActor = ActorRefFrom<typeof figuresMachine>
type FiguresSnapshot = SnapshotFrom<typeof figuresMachine>

/** How far the figures have been read: `read` and `failed` of the `pages` that they need. */
export type ReadingProgress = { read: number; pages: number; failed: number; isDone: boolean; isStopped: boolean }

export function readingProgressOf(snapshot: FiguresSnapshot): ReadingProgress {
  const { context } = snapshot
  const pages = neededPages(context)
  return {
    read: lastReading(context.read).filter(({ page }) => page <= pages).length,
    pages,
    failed: [...context.failed.keys()].filter(page => page <= pages).length,
    isDone: snapshot.hasTag('done'),
    isStopped: snapshot.hasTag('stopped'),
  }
}

/** Why a page stayed away; null where none did. */
export const readingProblemOf = ({ context }: FiguresSnapshot) => context.failed.values().next().value ?? null

/** Whether no page was read yet: there are no figures then, and none that is 0. */
export const isWithoutFigures = ({ context }: FiguresSnapshot) => context.read.length === 0

/** Whether every page was read that the figures need. False as long as they are read, and where a page stayed away. */
export function isWhole(snapshot: FiguresSnapshot) {
  const { isDone, failed } = readingProgressOf(snapshot)
  return isDone && failed === 0
}

/** Whether all was read, and there was no trade. */
export const isWithoutTrades = (snapshot: FiguresSnapshot) =>
  isWhole(snapshot) &&
  snapshot.context.latest.length === 0 &&
  snapshot.context.read.every(({ unreadable }) => unreadable.records.length === 0)

/** What is not in the sums of some days because it could not be read. A row without a readable date can be of any day. */
export function unreadableOf({ read, own }: Pick<FiguresContext, 'read' | 'own'>, { from, to }: DayRange): Unreadable {
  const isOf = ({ id, createdAt }: UnreadableRow) => {
    const day = createdAt === null ? from : localDay(createdAt)
    return from <= day && day <= to && !own.has(id ?? '')
  }
  const records = read.flatMap(({ unreadable }) => unreadable.records.filter(isOf))
  return {
    records: [...new Map(records.map(row => [row.id ?? JSON.stringify(row), row])).values()],
    lines: read.flatMap(({ unreadable }) => unreadable.lines.filter(isOf)),
  }
}

/** Whether trades were read, and none of them has a line, which a server leaves out for users who may not see them. */
export function isWithoutLines({ context: { read } }: FiguresSnapshot): boolean {
  let hasTrades = false
  for (const { counted } of read) {
    for (const { materials } of counted.values()) {
      if (materials.length > 0) return false
      hasTrades = true
    }
  }
  return hasTrades
}

/** Whether every trade of some days has been read, so that there is nothing left that could change their sums. */
export function hasReadAllOf(snapshot: FiguresSnapshot, { from, to }: DayRange): boolean {
  const { now } = snapshot.context.book.ranges
  return isWhole(snapshot) && now.from <= from && to <= now.to
}

/** All trades that were read, by id, each once: as this browser has written them since, or else as their page had them. */
export function* tradesRead({ context: { own, read } }: FiguresSnapshot): Generator<readonly [id: string, ReadTrade]> {
  for (const { counted } of read) for (const found of counted) if (!own.has(found[0])) yield found
  for (const [id, trade] of own) if (trade) yield [id, trade]
}
