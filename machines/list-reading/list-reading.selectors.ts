import type { ActorRefFrom } from 'xstate'
import { currentPass, type PageRead, type PagesRead, pageCount, rowsIn } from '#domain/pages-read.ts'
import type { listReadingMachine } from './list-reading.machine.ts'

export type ListReadingActor<Row extends { id: string }, Request> = ActorRefFrom<
  ReturnType<typeof listReadingMachine<Row, Request>>
>
type Snapshot = {
  context: { read: PagesRead<PageRead<{ id: string }>> }
  hasTag: (tag: 'reading' | 'done') => boolean
}

/** Returns the numbers of rows and pages read so far, and the totals. `rowCount` is null before the first response. */
export function readingExtentOf(snapshot: Snapshot) {
  const { read } = snapshot.context
  const { pages: last } = snapshot.hasTag('reading') ? currentPass(read) : read
  const rowCount = last.at(-1)?.count ?? null
  const rows = last.reduce((sum, { ids }) => sum + ids.length, 0)
  return { rows: Math.min(rows, rowCount ?? 0), rowCount, pages: last.length, pageCount: pageCount(last) }
}

/** True if some pages were read and others are missing. */
export const isPartlyRead = (snapshot: Snapshot) => snapshot.context.read.pages.length > 0 && !snapshot.hasTag('done')

/** True while a changed list is read again. */
export const isReadAgain = (snapshot: Snapshot) => snapshot.hasTag('reading') && snapshot.context.read.next.length > 0

/** True if the list was read and has no rows. */
export const isNothingFound = (snapshot: Snapshot) =>
  snapshot.hasTag('done') && rowsIn(snapshot.context.read).items.length === 0
