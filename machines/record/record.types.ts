import type { Problem } from '#domain/problem.ts'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

/** A field that this form and another user have changed to different values. */
export type Conflict = {
  field: string
  mine: unknown
  theirs: unknown
  /** Which of the two values is saved. */
  whose: 'mine' | 'theirs'
}

/** What the server kept otherwise than it was sent: messages by field, and the values as it has them. */
export type Kept = { notes: FieldErrors; values: Readonly<Record<string, unknown>> }

/** Gives messages by field for values that must not be sent; none for the others. */
export type RecordCheck<Values> = (values: Values, isNew: boolean) => FieldErrors

export type RecordContext<Values> = {
  check: RecordCheck<Values>
  /** The id of the record; null for a new one. */
  id: string | null
  /** Whether there is nothing to load before the form can be shown. */
  isThere: boolean
  /** The values that were loaded or saved last. */
  initial: Values
  /** The values in the form now. */
  values: Values
  /** Values from outside the fields, as given with the last `record.save`. */
  beside: Partial<Values>
  /** The values that are being saved. */
  saving: Values
  errors: FieldErrors
  /** Why the record could not be loaded, or was not saved. */
  problem: Problem | null
  /** The fields to choose a value for, because another user changed them too. */
  conflicts: readonly Conflict[]
  /** The fields that only another user changed: they are saved with the values of that user. */
  taken: readonly string[]
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** `beside`: values from outside the fields, such as the lines of a trade, to be saved with them. */
  | { type: 'record.save'; beside?: Partial<Values> }
  /** Loads again after loading failed. */
  | { type: 'record.retry' }
  /** Back to the values that were loaded or saved last. */
  | { type: 'record.reset' }
  | { type: 'conflict.choose'; field: string; whose: Conflict['whose'] }
  /** Saves with the chosen values. */
  | { type: 'conflict.settle' }
  /** Back to the form without saving. */
  | { type: 'conflict.cancel' }

/** Every save ends with one of `record.invalid`, `record.saved`, `record.refused`, `record.conflicted` and `record.unanswered`. */
export type RecordEmitted<Saved> =
  | { type: 'record.loaded' }
  /** Nothing was sent: `field` is the first with a message. */
  | { type: 'record.invalid'; field: string }
  /**
   * `taken` are the fields that another user had changed, which were left as they are. `isOlder`: the record that was found
   * has the values of an earlier save, without what was typed since. `notes`: what the server kept otherwise, by field.
   */
  | {
      type: 'record.saved'
      saved: Saved
      created: boolean
      taken: readonly string[]
      isOlder: boolean
      notes: FieldErrors
    }
  | { type: 'record.refused'; problem: Problem }
  /** Another user changed the same fields: a choice is needed before saving. */
  | { type: 'record.conflicted' }
  /** The save of a new record was not answered, and the record was not found or could not be searched for. */
  | { type: 'record.unanswered' }

export type RecordInput<Values> = {
  /** The id of the record to load and change; null to make a new one. */
  id: string | null
  values: Values
  /** The values of the saved record, when they are known already: then it is not loaded first. */
  loaded?: Values | undefined
  check: RecordCheck<Values>
}
