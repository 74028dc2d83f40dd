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

/** A line, and what tells whether the server has it: its id, or that it was sent without one. */
type MeasuredLine = Measured & { id?: string | null; kind?: AnyLine['kind'] }

/** The numbers and the material of a line, as the server kept them if it refused others; the same object until one changes. */
function measured(line: AnyLine): MeasuredLine {
  if (line.kind !== 'saved') return line
  const { context } = line.ref.getSnapshot()
  return context.kept ?? context
}

/**
 * Whether the server has no factor for a line yet, so that its CO₂e is reckoned with today's factor of its material. A line
 * that the server has keeps the one that it was recorded with.
 */
export const isAtTodaysFactor = (line: MeasuredLine): boolean => line.kind !== 'fixed' && (line.id ?? null) === null

const isPending = (line: AnyLine) => line.kind === 'pending'

/** How many lines have no material yet: no sum counts them. */
export const countPending = ({ context }: LinesSnapshot): number => context.lines.filter(isPending).length

/**
 * A selector of the sums over the lines as they are shown, without those that have no material yet; a number that is not
 * typed yet counts as 0, and CO₂e without a factor not at all. It remembers the sums of the snapshot before, and computes
 * the lines that have changed since.
 */
export function totalsSelector(): (snapshot: LinesSnapshot) => Totals {
  const sum = runningTotals<MeasuredLine>(isAtTodaysFactor)
  return ({ context }) => sum(context.lines.filter(line => !isPending(line)).map(measured))
}

/** The weight of a line as it was told last, which its table may not show yet; null for a line that is gone. */
export function weightNow({ context }: LinesSnapshot, key: string): number | null {
  const line = context.lines.find(each => each.key === key)
  return line ? shownLine(line).weight : null
}

/** The lines of a new record as they are typed; none for a saved record, whose lines save themselves. */
export function typedLines({ context }: LinesSnapshot): TypedLine[] {
  return context.recordId === null ? context.lines.map(typedLineOf) : []
}

/**
 * Whether something typed would be lost if the form went away now: any draft or pending line, and unsaved changes of a
 * saved line. It reads the child actors, so call it when the form is left; it is no selector for a screen to subscribe to.
 */
export function hasUnsavedLines({ context }: LinesSnapshot): boolean {
  return context.lines.some(line =>
    line.kind === 'saved' ? hasUnsaved(line.ref.getSnapshot()) : line.kind !== 'fixed',
  )
}

/** Whether a line of a saved record holds something that it will not save by itself. */
function isStuck(line: AnyLine): boolean {
  if (line.kind !== 'saved') return line.kind !== 'fixed'
  const snapshot = line.ref.getSnapshot()
  // An incomplete line is busy during its pause, but is not saved after it.
  const willBeDone = isLineBusy(snapshot) && (isComplete(snapshot.context) || snapshot.context.isToRemove)
  return hasUnsaved(snapshot) && !willBeDone
}

/**
 * Whether a line of a saved record holds something that it will not save by itself: it is incomplete, was refused, or its
 * material is not known. To be called when the form is left, as {@link hasUnsavedLines}.
 */
export const hasStuckLines = ({ context }: LinesSnapshot): boolean => context.lines.some(isStuck)

/** How the lines of a saved record stand with the server. */
export type SelfSaving = {
  /** Whether one is saving or removing itself, or about to. */
  isSaving: boolean
  /** How many hold something that they will not save by themselves. */
  stuck: number
}

/** How the lines stand. It reads the child actors: {@link watchStanding} tells when to ask again. */
export const standingOf = ({ context: { lines } }: LinesSnapshot): SelfSaving => ({
  isSaving: lines.some(line => line.kind === 'saved' && isLineBusy(line.ref.getSnapshot()) && !isStuck(line)),
  stuck: lines.filter(isStuck).length,
})

/** Calls back after each change of the lines, and of each of them. Returns a function that ends this. */
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
