import type { FormRecord, RecordValues } from '#actors/records/record.actor.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'

/** The running form of a record. */
export type RecordForm<Values extends RecordValues> = {
  record: FormRecord<Values>
  /** Saves the form, or marks the fields that keep it from being saved. */
  save: () => void
  /** The unsaved work beside the fields, once the record is loaded; not given for a form with fields only. */
  besideFields?: () => OtherWork
}
