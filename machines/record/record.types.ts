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
  /** What is being saved. */
  saving: Values
  errors: FieldErrors
  /** Why it could not be loaded, or was not saved. */
  problem: Problem | null
  /** The fields that are asked about, because somebody else changed them too. */
  conflicts: readonly Conflict[]
  /** The fields that somebody else changed and this form did not: they are saved as they are now. */
  taken: readonly string[]
  validate: (values: Values) => FieldErrors
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  | { type: 'record.save' }
  /** Loads again after that failed. */
  | { type: 'record.retry' }
  /** Back to what was loaded or saved last. */
  | { type: 'record.reset' }
  | { type: 'conflict.choose'; field: string; whose: Conflict['whose'] }
  /** Saves with what was chosen. */
  | { type: 'conflict.settle' }
  /** Back to the form, with nothing saved. */
  | { type: 'conflict.cancel' }

export type RecordEmitted<Saved> =
  /** Nothing was sent: `field` is the first that has a message. */
  | { type: 'record.invalid'; field: string }
  /**
   * `taken` are the fields that somebody else had changed, which were left as they are. `isOlder`: what was made is what
   * was sent before, without what was typed since.
   */
  | { type: 'record.saved'; saved: Saved; created: boolean; taken: readonly string[]; isOlder: boolean }
  | { type: 'record.refused'; problem: Problem }

export type RecordInput<Values> = {
  /** The record to load and change; null to make a new one. */
  id: string | null
  values: Values
  /** Messages by field for what may not be sent; empty when all is well. */
  validate: (values: Values) => FieldErrors
}
