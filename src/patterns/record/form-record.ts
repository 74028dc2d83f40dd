import type { RecordActor } from '#machines/record/record.selectors.ts'

/** The values of a form, by field. */
export type RecordValues = Record<string, unknown>

/** What saving a form gives: the id of the record, null where the server told none, and what it says about a new one. */
export type Saved = { id: string | null; message: string | null }

/** The record machine of a form, under way. */
export type FormRecord<Values extends RecordValues> = RecordActor<Values, Saved>
