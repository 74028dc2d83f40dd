import type { DraftActor } from '#machines/draft/draft.selectors.ts'
import type { DraftInput, DraftReport } from '#machines/draft/draft.types.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { LinesReport } from '#machines/lines/lines.types.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { RecordFacts, RecordReport, ServerChanges } from '#machines/record/record.types.ts'

/** Values of a form, by field name. */
export type RecordValues = Record<string, unknown>

/**
 * Result of a save: the record id (null if the response had none), and a message to show about a new record.
 * `isOnDevice`: true if the record is stored on this device and will be sent later.
 */
export type Saved = { id: string | null; message: string | null; serverChanges?: ServerChanges; isOnDevice?: boolean }

export type FormRecord<Values extends RecordValues> = RecordActor<Values, Saved>

/**
 * How a form uses its draft: the copy with which a new form starts, and how a new trade begins. `privateFields` are the
 * names of the fields that drafts never contain.
 */
export type DraftUse = Pick<DraftInput, 'copied' | 'load'> & { privateFields: readonly string[] }

export type FormInput<Values extends RecordValues> = RecordFacts<Values> & {
  /** True if the record has material lines, in the value `lines`. */
  hasLines?: boolean
  /** Omitted for a form without a draft. */
  draft?: DraftUse
}

export type FormContext<Values extends RecordValues> = {
  /** Id of the record; null for a new record. */
  id: string | null
  hasLines: boolean
  draftUse: DraftUse | null
  record: FormRecord<Values>
  /** Null until the record is loaded, and for a record without lines. */
  lines: LinesActor | null
  /** Null until the record is loaded, and for a form without a draft. */
  draft: DraftActor | null
}

export type FormEvent =
  /** Saves a new record together with its lines, or only the fields of an existing record. */
  | { type: 'form.save' }
  /** Discards the unsaved changes: the user leaves without saving, or the record was deleted. */
  | { type: 'form.drop' }
  /** The screen closed. Pending requests finish, but no new ones start. */
  | { type: 'form.leave' }
  | RecordReport<Saved>
  | LinesReport
  | DraftReport

export type FormEmitted =
  | { type: 'lines.opened'; lines: LinesActor }
  | Extract<RecordReport<Saved>, { type: 'record.saved' }>
  /** A save that was pending on `form.leave` ended, with or without success. */
  | { type: 'save.ended' }
