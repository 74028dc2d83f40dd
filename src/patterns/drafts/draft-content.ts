import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { same } from '#machines/record/merge.ts'
import { changedFields, isDirty } from '#machines/record/record.selectors.ts'

/** Fields that drafts never contain, with their labels: `{ idNumber: 'ID number' }`. */
export type PrivateFields = Readonly<Record<string, string | undefined>>

/**
 * True if leaving would lose changes. Leaving while an existing record is being saved loses nothing, because the save
 * continues in the background. While a new record is being created, its changes still count as unsaved, because the app
 * might offer their draft again.
 */
export function losesChanges<Values extends RecordValues>(
  record: FormRecord<Values>,
  by: 'going' | 'closing',
): boolean {
  const snapshot = record.getSnapshot()
  const { id, values, saving } = snapshot.context
  const goesOn = by === 'going' && id !== null && snapshot.hasTag('saving') && same(values, saving)
  return !goesOn && isDirty(snapshot)
}

/** Returns the content for a draft: changed fields except private ones, and unsaved lines. */
export function contentOf<Values extends RecordValues>(
  record: FormRecord<Values>,
  lines: readonly unknown[],
  privateFields: PrivateFields,
): Omit<FormContent, 'at'> {
  const snapshot = record.getSnapshot()
  const { values, saving, newId, isTried } = snapshot.context
  if (snapshot.hasTag('created')) return { values, changes: {}, withheld: [], lines: [] }
  const isPublic = ([field]: [string, unknown]) => !(field in privateFields)
  const publicOf = (fields: object) => Object.fromEntries(Object.entries(fields).filter(isPublic))
  const changes = changedFields(snapshot)
  const isSent = isCreating(record) || isTried
  return {
    values,
    // A repeated request needs all values, because initial values such as the date differ in the next form.
    changes: publicOf(isSent ? values : changes),
    withheld: Object.keys(changes).filter(field => field in privateFields),
    lines,
    ...(isSent ? { sent: { id: newId, values: publicOf(saving) } } : {}),
  }
}

/** True while a new record is being created. */
export const isCreating = <Values extends RecordValues>(record: FormRecord<Values>): boolean => {
  const snapshot = record.getSnapshot()
  return snapshot.context.id === null && snapshot.hasTag('saving')
}

export function restoreDraft<Values extends RecordValues>(record: FormRecord<Values>, { changes, sent }: Draft) {
  const { values } = record.getSnapshot().context
  if (sent) record.send({ type: 'record.tried', newId: sent.id, values: sent.values as Partial<Values> })
  for (const [field, value] of Object.entries(changes)) {
    if (!Object.hasOwn(values, field)) continue
    record.send({ type: 'field.change', field, value: value as Values[typeof field] })
  }
}

/** Calls `onSend` when the form starts to create its record. Returns a function that unsubscribes. */
export function watchSending<Values extends RecordValues>(record: FormRecord<Values>, onSend: () => void): () => void {
  let wasSending = false
  const subscription = record.subscribe(() => {
    const isSending = isCreating(record)
    if (isSending && !wasSending) onSend()
    wasSending = isSending
  })
  return () => subscription.unsubscribe()
}

/** Calls `onSettled` when the record has no pending save, at the latest when its actor stops. */
export function onceSettled<Values extends RecordValues>(record: FormRecord<Values>, onSettled: () => void) {
  if (!record.getSnapshot().hasTag('saving')) return onSettled()
  const subscription = record.subscribe({
    next: snapshot => {
      if (snapshot.hasTag('saving')) return
      subscription.unsubscribe()
      onSettled()
    },
    complete: onSettled,
  })
}

export function watchFields<Values extends RecordValues>(record: FormRecord<Values>, onChange: () => void): () => void {
  let last = record.getSnapshot().context.values
  const subscription = record.subscribe(({ context: { values } }) => {
    if (values === last) return
    last = values
    onChange()
  })
  return () => subscription.unsubscribe()
}
