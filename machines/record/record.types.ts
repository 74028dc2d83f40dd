import type { Problem } from '#domain/problem.ts'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** A field that was changed here and, meanwhile and otherwise, by somebody else. */
export type Conflict = {
  field: string
  mine: unknown
  theirs: unknown
  /** Which of the two is to be saved. */
  whose: 'mine' | 'theirs'
}

export type RecordContext<Values> = {
  /** The record at hand; null while it is a new one. */
  id: string | null
  /** What was loaded or saved last. */
  initial: Values
  /** What the form holds now. */
  values: Values
  /** What is saved with the values and is typed elsewhere, as the last save brought it along. */
  beside: Partial<Values>
  /** What is being saved. */
  saving: Values
  errors: FieldErrors
  /** Why it could not be loaded, or was not saved. */
  problem: Problem | null
  /** The fields that are asked about, because somebody else changed them too. */
  conflicts: readonly Conflict[]
  /** The fields that somebody else changed and this form did not: they are saved as they are now. */
  taken: readonly string[]
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** `beside`: values that are typed elsewhere, and go with those of the fields. */
  | { type: 'record.save'; beside?: Partial<Values> }
  /** The answer of the `check` slot: messages by field for what may not be sent, none when all is well. */
  | { type: 'record.checked'; errors: FieldErrors }
  /** Loads again after that failed. */
  | { type: 'record.retry' }
  /** Back to what was loaded or saved last. */
  | { type: 'record.reset' }
  | { type: 'conflict.choose'; field: string; whose: Conflict['whose'] }
  /** Saves with what was chosen. */
  | { type: 'conflict.settle' }
  /** Back to the form, with nothing saved. */
  | { type: 'conflict.cancel' }

/** Every save ends with one of `record.invalid`, `record.saved`, `record.refused`, `record.conflicted` and `record.unanswered`. */
export type RecordEmitted<Saved> =
  | { type: 'record.loaded' }
  /** Nothing was sent: `field` is the first that has a message. */
  | { type: 'record.invalid'; field: string }
  /**
   * `taken` are the fields that somebody else had changed, which were left as they are. `isOlder`: what was made is what
   * was sent before, without what was typed since.
   */
  | { type: 'record.saved'; saved: Saved; created: boolean; taken: readonly string[]; isOlder: boolean }
  | { type: 'record.refused'; problem: Problem }
  /** Somebody else changed the same fields: which is to be saved is asked. */
  | { type: 'record.conflicted' }
  /** Whether a new record was made was not answered, and it was not found. */
  | { type: 'record.unanswered' }

export type RecordInput<Values> = {
  /** The record to load and change; null to make a new one. */
  id: string | null
  values: Values
}
