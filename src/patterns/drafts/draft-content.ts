import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import type { Draft, FormContent } from '#machines/draft/draft.types.ts'
import { same } from '#machines/record/merge.ts'
import { changedFields, isDirty } from '#machines/record/record.selectors.ts'

/** Fields that no draft keeps, with the words for them: `{ idNumber: 'ID number' }`. */
export type PrivateFields = Readonly<Record<string, string | undefined>>

/**
 * Whether leaving would lose a field that was changed. By going to another screen, what a saved record is being saved with
 * is not lost, as that goes on and is told; a new one might be offered as a draft again.
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

/**
 * What a form holds otherwise than it was loaded or saved last, with lines that are not saved, as a draft may keep it;
 * nothing once its record is made.
 */
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

/** Has a form hold what a draft says, in the fields that it has. */
export function bringBack<Values extends RecordValues>(record: FormRecord<Values>, { changes }: Draft) {
  const { values } = record.getSnapshot().context
  for (const [field, value] of Object.entries(changes)) {
    if (!Object.hasOwn(values, field)) continue
    record.send({ type: 'field.change', field, value: value as Values[typeof field] })
  }
}

/** Calls back with each change of a field, until the function that it gives is called. */
export function watchFields<Values extends RecordValues>(record: FormRecord<Values>, onChange: () => void): () => void {
  let last = record.getSnapshot().context.values
  const subscription = record.subscribe(({ context: { values } }) => {
    if (values === last) return
    last = values
    onChange()
  })
  return () => subscription.unsubscribe()
}
