import type { Draft } from '#actors/draft-storage.ts'
import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import { same } from '#machines/record/merge.ts'
import { changedFields } from '#machines/record/record.selectors.ts'

/** Fields that no draft keeps, with the words for them: `{ idNumber: 'ID number' }`. */
export type PrivateFields = Readonly<Record<string, string | undefined>>

/** The fields that a form holds otherwise than they were loaded or saved last. */
export function changesIn<Values extends RecordValues>(record: FormRecord<Values>): Partial<Values> {
  const snapshot = record.getSnapshot()
  return snapshot.hasTag('created') ? {} : changedFields(snapshot)
}

/**
 * Whether going elsewhere would lose a field that was changed. What a saved record is being saved with goes on without its
 * screen, and is told; a new one might be offered as a draft again.
 */
export function losesChanges<Values extends RecordValues>(record: FormRecord<Values>): boolean {
  const snapshot = record.getSnapshot()
  const { id, values, saving } = snapshot.context
  if (id !== null && snapshot.hasTag('saving') && same(values, saving)) return false
  return Object.keys(changesIn(record)).length > 0
}

/** Changes as a draft may keep them, and the names of the fields that it may not. */
export function withoutPrivate(changes: object, privateFields: PrivateFields): Pick<Draft, 'changes' | 'withheld'> {
  const entries = Object.entries(changes)
  return {
    changes: Object.fromEntries(entries.filter(([field]) => !(field in privateFields))),
    withheld: entries.flatMap(([field]) => (field in privateFields ? field : [])),
  }
}

/** A draft, where it holds something that the form does not. */
export function draftWithNews<Values extends RecordValues>(
  draft: Draft | null,
  record: FormRecord<Values>,
): Draft | null {
  if (!draft) return null
  const { values } = record.getSnapshot().context
  const isOther = ([field, value]: [string, unknown]) => field in values && !same(value, values[field])
  return draft.lines.length > 0 || Object.entries(draft.changes).some(isOther) ? draft : null
}
