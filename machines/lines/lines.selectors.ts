import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Totals, totalsOf } from '#domain/figures/totals.ts'
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { isComplete } from '#domain/trades/line-rules.ts'
import type { LineBody } from '#schemas/trade.ts'
import type { linesMachine } from './lines.machine.ts'
import { hasUnsaved, isLineBusy } from './saved-line.selectors.ts'

export type LinesActor = ActorRefFrom<typeof linesMachine>
export type LinesSnapshot = SnapshotFrom<typeof linesMachine>

/** Sums over all lines, as they are on show; a number that is not typed yet counts as 0. */
export function totals({ context }: LinesSnapshot): Totals {
  return totalsOf(context.lines)
}

/**
 * The lines of a new record as they are sent with it; none for a saved record, whose lines save themselves.
 * @throws when a line is incomplete, or its material not known: send `lines.check` first.
 */
export function draftBodies({ context }: LinesSnapshot): LineBody[] {
  if (context.recordId !== null) return []
  return context.lines.map(line => {
    if ('pending' in line) throw new Error(`The material of “${line.name}” is not known`)
    return lineBodyOf(line)
  })
}

/**
 * Whether something typed would be lost if the form went away now: any line of a draft, and what a saved line has not
 * saved. Asks the lines themselves, so it is for the moment of leaving; not for a screen to follow.
 */
export function hasUnsavedLines({ context }: LinesSnapshot): boolean {
  return context.lines.some(line => ('ref' in line ? hasUnsaved(line.ref.getSnapshot()) : !('isFixed' in line)))
}

/**
 * Whether a line of a saved record holds something that it will not save by itself: it is incomplete, was refused, or its
 * material is not known.
 * For the moment of leaving, as {@link hasUnsavedLines}.
 */
export function hasStuckLines({ context }: LinesSnapshot): boolean {
  return context.lines.some(line => {
    if (!('ref' in line)) return !('isFixed' in line)
    const snapshot = line.ref.getSnapshot()
    // What lacks a number waits for its pause, and is not saved after it.
    const willBeDone = isLineBusy(snapshot) && (isComplete(line) || snapshot.context.isLeaving)
    return hasUnsaved(snapshot) && !willBeDone
  })
}
