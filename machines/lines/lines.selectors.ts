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

/** Line with its id and kind, which show if the server has stored it. */
type MeasuredLine = Measured & { id?: string | null; kind?: AnyLine['kind'] }

/**
 * Returns the numbers and the material of a line, or the values that the server kept after an error. The object is the
 * same until a value changes.
 */
function measured(line: AnyLine): MeasuredLine {
  if (line.kind !== 'saved') return line
  const { context } = line.ref.getSnapshot()
  return context.kept ?? context
}

/** True if the server has not stored the line. Its CO₂e then uses the current factor instead of the recorded factor. */
export const isAtTodaysFactor = (line: MeasuredLine): boolean => line.kind !== 'fixed' && (line.id ?? null) === null

const isPending = (line: AnyLine) => line.kind === 'pending'

/** Returns the number of lines without a material. Totals exclude them. */
export const countPending = ({ context }: LinesSnapshot): number => context.lines.filter(isPending).length

/**
 * Returns a selector for the totals of all lines with a material. Empty numbers count as 0; CO₂e without a factor is
 * excluded. The selector keeps the previous totals and computes only changed lines.
 */
export function totalsSelector(): (snapshot: LinesSnapshot) => Totals {
  const sum = runningTotals<MeasuredLine>(isAtTodaysFactor)
  return ({ context }) => sum(context.lines.filter(line => !isPending(line)).map(measured))
}

/** Returns the current weight of a line, which might not be rendered yet; null if the line was removed. */
export function weightNow({ context }: LinesSnapshot, key: string): number | null {
  const line = context.lines.find(each => each.key === key)
  return line ? shownLine(line).weight : null
}

/** Returns the lines of a new record; empty for a saved record, because its lines save themselves. */
export function typedLines({ context }: LinesSnapshot): TypedLine[] {
  return context.recordId === null ? context.lines.map(typedLineOf) : []
}

/**
 * True if closing the form now would lose input: a draft, a pending line, or unsaved changes of a saved line. Reads
 * child actors, so screens cannot subscribe to it.
 */
export function hasUnsavedLines({ context }: LinesSnapshot): boolean {
  return context.lines.some(line =>
    line.kind === 'saved' ? hasUnsaved(line.ref.getSnapshot()) : line.kind !== 'fixed',
  )
}

/** True if a line of a saved record has changes that it cannot save without the user. */
function isStuck(line: AnyLine): boolean {
  if (line.kind !== 'saved') return line.kind !== 'fixed'
  const snapshot = line.ref.getSnapshot()
  // An incomplete line is busy during its pause but does not save afterwards.
  const willBeDone = isLineBusy(snapshot) && (isComplete(snapshot.context) || snapshot.context.isToRemove)
  return hasUnsaved(snapshot) && !willBeDone
}

/**
 * True if a line of a saved record needs the user: it is incomplete, was refused, or has no material. Reads child
 * actors, as {@link hasUnsavedLines} does.
 */
export const hasStuckLines = ({ context }: LinesSnapshot): boolean => context.lines.some(isStuck)

/** Save status of the lines of a saved record. */
export type SelfSaving = {
  /** True if a line is saving or removing itself, or is about to. */
  isSaving: boolean
  /** Number of lines with changes that they cannot save without the user. */
  stuck: number
}

/** Returns the save status. Reads child actors: use {@link watchStanding} for updates. */
export const standingOf = ({ context: { lines } }: LinesSnapshot): SelfSaving => ({
  isSaving: lines.some(line => line.kind === 'saved' && isLineBusy(line.ref.getSnapshot()) && !isStuck(line)),
  stuck: lines.filter(isStuck).length,
})

/** Calls `onChange` after each change of the list or of a line. Returns a function that unsubscribes. */
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
