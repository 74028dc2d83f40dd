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
  const { values } = snapshot.context
  if (snapshot.hasTag('created')) return { values, changes: {}, withheld: [], lines: [] }
  const changes = Object.entries(changedFields(snapshot))
  return {
    values,
    changes: Object.fromEntries(changes.filter(([field]) => !(field in privateFields))),
    withheld: changes.flatMap(([field]) => (field in privateFields ? field : [])),
    lines,
  }
}

export function restoreDraft<Values extends RecordValues>(record: FormRecord<Values>, { changes }: Draft) {
  const { values } = record.getSnapshot().context
  for (const [field, value] of Object.entries(changes)) {
    if (!Object.hasOwn(values, field)) continue
    record.send({ type: 'field.change', field, value: value as Values[typeof field] })
  }
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
