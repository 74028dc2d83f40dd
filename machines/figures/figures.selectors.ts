import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { figuresMachine } from './figures.machine.ts'
import { neededPages } from './page-order.ts'

export type FiguresActor = ActorRefFrom<typeof figuresMachine>
type FiguresSnapshot = SnapshotFrom<typeof figuresMachine>

/** How far the figures have been read: `read` and `failed` of the `pages` that they need. */
export type ReadingProgress = { read: number; pages: number; failed: number; isDone: boolean; isStopped: boolean }

export function readingProgressOf(snapshot: FiguresSnapshot): ReadingProgress {
  const { context } = snapshot
  const pages = neededPages(context)
  const within = (found: Iterable<number>) => [...found].filter(page => page <= pages).length
  return {
    read: within(context.read.keys()),
    pages,
    failed: within(context.failed.keys()),
    isDone: snapshot.hasTag('done'),
    isStopped: snapshot.hasTag('stopped'),
  }
}

/** Why a page stayed away; null where none did. */
export const readingProblemOf = ({ context }: FiguresSnapshot) => context.failed.values().next().value ?? null

/** Whether any trade was counted or any page read: before, there are no figures, and none that is 0. */
export const hasFigures = ({ context }: FiguresSnapshot) => context.read.size > 0
