import type { FormRecord, RecordValues } from '#actors/record.actor.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'

/** The form of a record, under way. */
export type RecordForm<Values extends RecordValues> = {
  record: FormRecord<Values>
  /** Saves what there is to save, or marks what keeps it from being saved. */
  save: () => void
  /** The work beside the fields, once the record is loaded; none where it has fields only. */
  besideFields?: () => OtherWork
}
