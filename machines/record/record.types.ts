import type { Problem } from '#domain/problem.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** Field that this form and another user changed to different values. */
export type Conflict = {
  field: string
  mine: unknown
  theirs: unknown
  /** Side to save. */
  whose: 'mine' | 'theirs'
}

/** Values that the server stored differently, and messages by field. */
export type Kept = { notes: FieldErrors; values: Readonly<Record<string, unknown>> }

/** Returns messages by field for invalid values. */
export type RecordCheck<Values> = (values: Values, isNew: boolean) => FieldErrors

export type RecordContext<Values> = {
  check: RecordCheck<Values>
  /** Id of the record; null for a new one. */
  id: string | null
  /** True if nothing must load before the form can render. */
  isThere: boolean
  /** Values of the last load or save. */
  initial: Values
  /** Current values of the form. */
  values: Values
  /** Extra values of the last `record.save`, which are not form fields. */
  beside: Partial<Values>
  /** Values of the pending save. */
  saving: Values
  errors: FieldErrors
  /** Why loading or saving failed. */
  problem: Problem | null
  /** Conflicts that the user must resolve. */
  conflicts: readonly Conflict[]
  /** Fields that only another user changed; saved with that user's values. */
  taken: readonly string[]
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** `beside`: extra values to save, such as the lines of a trade. */
  | { type: 'record.save'; beside?: Partial<Values> }
  /** Repeats a failed load. */
  | { type: 'record.retry' }
  /** Restores the values of the last load or save. */
  | { type: 'record.reset' }
  | { type: 'conflict.choose'; field: string; whose: Conflict['whose'] }
  /** Saves with the chosen values. */
  | { type: 'conflict.settle' }
  /** Returns to the form without saving. */
  | { type: 'conflict.cancel' }

/**
 * Each save ends with `record.invalid`, `record.saved`, `record.refused`, `record.conflicted` or `record.unanswered`.
 */
export type RecordEmitted<Saved> =
  | { type: 'record.loaded' }
  /** Nothing was sent. `field` is the first invalid field. */
  | { type: 'record.invalid'; field: string }
  /**
   * - `taken`: fields changed by another user, which kept that user's values
   * - `isOlder`: the found record has the values of an earlier save, without later input
   * - `notes`: messages by field about values that the server stored differently
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
  /** Another user changed the same fields: the user must choose before saving. */
  | { type: 'record.conflicted' }
  /** The save of a new record got no response, and the record was not found or the search failed. */
  | { type: 'record.unanswered' }

export type RecordInput<Values> = {
  /** Id of the record to edit; null to create one. */
  id: string | null
  values: Values
  /** Known values of the saved record, which then is not loaded first. */
  loaded?: Values | undefined
  check: RecordCheck<Values>
}
