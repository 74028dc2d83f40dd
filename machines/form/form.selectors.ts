import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isHeld } from '#machines/draft/draft.selectors.ts'
import { hasStuckLines, hasUnsavedLines } from '#machines/lines/lines.selectors.ts'
import { same } from '#machines/record/merge.ts'
import { isDirty } from '#machines/record/record.selectors.ts'
import type { formMachine } from './form.machine.ts'
import type { FormContext, RecordValues } from './form.types.ts'

export type FormActor<Values extends RecordValues> = ActorRefFrom<ReturnType<typeof formMachine<Values>>>
export type FormSnapshot<Values extends RecordValues> = SnapshotFrom<ReturnType<typeof formMachine<Values>>>

/** A navigation ('going'), or closing the page or signing out ('closing'). */
type Departure = 'going' | 'closing'

/** True if the form has a save pending after it closed, or its lines have not ended. */
export const isUnderWay = <Values extends RecordValues>(snapshot: FormSnapshot<Values>): boolean =>
  snapshot.hasTag('finishing') || snapshot.context.lines?.getSnapshot().status === 'active'

/** True while a new record is being created. */
export const isCreating = <Values extends RecordValues>({ context: { id, record } }: FormSnapshot<Values>): boolean =>
  id === null && record.getSnapshot().hasTag('saving')

/**
 * True if leaving would lose changed fields. A pending save of an existing record continues in the background, so
 * leaving loses nothing. While a new record is being created, its changes still count as unsaved, because the app might
 * offer their draft again.
 */
function losesFields<Values extends RecordValues>({ id, record }: FormContext<Values>, by: Departure): boolean {
  const snapshot = record.getSnapshot()
  const { values, saving } = snapshot.context
  const continues = by === 'going' && id !== null && snapshot.hasTag('saving') && same(values, saving)
  return !continues && isDirty(snapshot)
}

/**
 * True if leaving would lose lines. Saved records save their lines in the background, so only lines that failed to save
 * count during a navigation.
 */
function losesLines<Values extends RecordValues>({ id, lines }: FormContext<Values>, by: Departure): boolean {
  if (lines === null) return false
  return (id !== null && by === 'going' ? hasStuckLines : hasUnsavedLines)(lines.getSnapshot())
}

/** True if leaving would lose changes. A held load stays on the device. Reads child actors directly, so a screen cannot subscribe to the result. */
export function isUnsaved<Values extends RecordValues>({ context }: FormSnapshot<Values>, by: Departure): boolean {
  const draft = context.draft?.getSnapshot()
  const isOver = draft?.hasTag('dropped') || context.record.getSnapshot().hasTag('created')
  return !isOver && !(draft && isHeld(draft)) && (losesFields(context, by) || losesLines(context, by))
}
