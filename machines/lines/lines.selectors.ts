import type { ActorRefFrom, SnapshotFrom, Subscription } from 'xstate'
import type { Measured } from '#domain/carbon/carbon.ts'
import { runningTotals, type Totals } from '#domain/carbon/totals.ts'
import { isComplete } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'
import { shownLine, typedLineOf } from './line.selectors.ts'
import type { linesMachine } from './lines.machine.ts'
import type { AnyLine } from './lines.types.ts'
import { hasUnsaved, isLineBusy, type SavedLineActor } from './saved-line.selectors.ts'

export type LinesActor = ActorRefFrom<typeof linesMachine>
export type LinesSnapshot = SnapshotFrom<typeof linesMachine>

/** Line with its id and kind, which show whether the server has stored the line. */
type MeasuredLine = Measured & { id?: string | null; kind?: AnyLine['kind'] }

/**
 * Returns the line's current numbers and material, or the stored values if an error response listed them. Returns
 * the identical object until a value changes.
 */
function measured(line: AnyLine): MeasuredLine {
  if (line.kind !== 'saved') return line
  const { context } = line.ref.getSnapshot()
  return context.stored ?? context
}

/**
 * True if the server has not stored the line. Its CO₂e is then calculated with the current factor, not with a recorded
 * one.
 */
export const isAtTodaysFactor = (line: MeasuredLine): boolean => line.kind !== 'fixed' && (line.id ?? null) === null

const isPending = (line: AnyLine) => line.kind === 'pending'

/** Returns the number of lines without a material, which the totals exclude. */
export const countPending = ({ context }: LinesSnapshot): number => context.lines.filter(isPending).length

/**
 * Returns a selector for the totals of all lines with a material. Counts empty numbers as 0 and excludes CO₂e without a
 * factor. The selector caches the totals and recalculates only changed lines.
 */
export function totalsSelector(): (snapshot: LinesSnapshot) => Totals {
  const sum = runningTotals<MeasuredLine>(isAtTodaysFactor)
  return ({ context }) => sum(context.lines.filter(line => !isPending(line)).map(measured))
}

/**
 * Returns the line's weight, which might be newer than the rendered one; null if the line was removed or has no weight.
 */
export function weightNow({ context }: LinesSnapshot, key: string): number | null {
  const line = context.lines.find(each => each.key === key)
  return line ? shownLine(line).weight : null
}

/** Returns the lines of a new record. Empty for a saved record, because its lines are saved separately. */
export function typedLines({ context }: LinesSnapshot): TypedLine[] {
  return context.recordId === null ? context.lines.map(typedLineOf) : []
}

/**
 * True if closing the form now would lose a draft line, a pending line, or unsaved changes of a saved line. Reads child
 * actors directly, so a screen cannot subscribe to the result.
 */
export function hasUnsavedLines({ context }: LinesSnapshot): boolean {
  return context.lines.some(line =>
    line.kind === 'saved' ? hasUnsaved(line.ref.getSnapshot()) : line.kind !== 'fixed',
  )
}

/** True if the line has changes that cannot be saved without user input. */
function isStuck(line: AnyLine): boolean {
  if (line.kind !== 'saved') return line.kind !== 'fixed'
  const snapshot = line.ref.getSnapshot()
  // If the user clears a number during a call, the line is busy but cannot save the change afterwards.
  const willBeDone = isLineBusy(snapshot) && (isComplete(snapshot.context) || snapshot.context.isToRemove)
  return hasUnsaved(snapshot) && !willBeDone
}

/**
 * True if any line of a saved record is incomplete, was refused, or has no material. Reads child actors directly, so a
 * screen cannot subscribe to the result.
 */
export const hasStuckLines = ({ context }: LinesSnapshot): boolean => context.lines.some(isStuck)

/** Save status of the lines of a saved record. */
export type SelfSaving = {
  /** True if a line is being saved or removed. */
  isSaving: boolean
  /** Number of lines with changes that cannot be saved without user input. */
  stuck: number
}

/** Returns the save status. Reads child actors directly: use {@link watchStanding} to follow changes. */
export const standingOf = ({ context: { lines } }: LinesSnapshot): SelfSaving => ({
  isSaving: lines.some(line => line.kind === 'saved' && isLineBusy(line.ref.getSnapshot()) && !isStuck(line)),
  stuck: lines.filter(isStuck).length,
})

/** Calls `onChange` after each change of the list or of one of its lines. Returns a function that unsubscribes. */
export function watchStanding(lines: LinesActor, onChange: () => void): () => void {
  const watched = new Map<SavedLineActor, Subscription>()
  const follow = () => {
    const refs = new Set(lines.getSnapshot().context.lines.flatMap(line => (line.kind === 'saved' ? line.ref : [])))
    for (const [ref, subscription] of watched) {
      if (refs.has(ref)) continue
      subscription.unsubscribe()
      watched.delete(ref)
    }
    for (const ref of refs) if (!watched.has(ref)) watched.set(ref, ref.subscribe(onChange))
  }
  let last = lines.getSnapshot().context.lines
  follow()
  const subscription = lines.subscribe(({ context }) => {
    if (context.lines !== last) follow()
    last = context.lines
    onChange()
  })
  return () => {
    for (const each of [subscription, ...watched.values()]) each.unsubscribe()
  }
}
