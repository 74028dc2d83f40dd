import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { same } from '#machines/record/merge.ts'
import { changedFields, isDirty } from '#machines/record/record.selectors.ts'

/** Fields that are left out of drafts, with the words for them: `{ idNumber: 'ID number' }`. */
export type PrivateFields = Readonly<Record<string, string | undefined>>

/**
 * Whether leaving would lose a changed field. Going to another screen does not lose the values of a saved record that are
 * being saved, because that save goes on in the background. It counts as a loss for a new record, whose values might be
 * offered as a draft again.
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

/** The fields that were changed since they were loaded or saved, and the lines that are not saved. */
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

/** Sets the fields of a form to the values of a draft. Fields that the form does not have are ignored. */
export function bringBack<Values extends RecordValues>(record: FormRecord<Values>, { changes }: Draft) {
  const { values } = record.getSnapshot().context
  for (const [field, value] of Object.entries(changes)) {
    if (!Object.hasOwn(values, field)) continue
    record.send({ type: 'field.change', field, value: value as Values[typeof field] })
  }
}

/** Calls back after each change of a field. Returns a function that ends this. */
export function watchFields<Values extends RecordValues>(record: FormRecord<Values>, onChange: () => void): () => void {
  let last = record.getSnapshot().context.values
  const subscription = record.subscribe(({ context: { values } }) => {
    if (values === last) return
    last = values
    onChange()
  })
  return () => subscription.unsubscribe()
}
