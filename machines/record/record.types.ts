import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** Field that this user and another user changed to different values. */
export type Conflict = {
  field: string
  mine: unknown
  theirs: unknown
  /** Value to save: `mine` is from this form, `theirs` from the other user. */
  whose: 'mine' | 'theirs'
}

/** Values that the server stored differently from those sent, and messages by field (`notes`). */
export type ServerChanges = { notes: FieldErrors; values: Readonly<Record<string, unknown>> }

/** Returns messages for invalid values, by field name. */
export type RecordCheck<Values> = (values: Values, isNew: boolean) => FieldErrors

export type RecordContext<Values, Saved = unknown> = {
  parent: RecordParent<Saved>
  check: RecordCheck<Values>
  /** Id of the record; null for a new one. */
  id: string | null
  /** True if the form can render without loading the record. */
  isThere: boolean
  /** Values of the last load or save. */
  initial: Values
  /** Current values of the form. */
  values: Values
  /** Extra values of the last `record.save` that are not form fields. */
  extraValues: Partial<Values>
  /** Values that the pending save sends, or that the last one sent. */
  saving: Values
  /** Id that the new record gets if the server accepts ids from clients; empty for an existing record. */
  newId: string
  /** True if an earlier request might have created the new record. Each save then searches for the record first. */
  isTried: boolean
  errors: FieldErrors
  /** Error of the last load or save. */
  problem: Problem | null
  /** Conflicts that the user must resolve. */
  conflicts: readonly Conflict[]
  /** Fields that only another user changed. The save keeps that user's values. */
  theirChanges: readonly string[]
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  /** `extraValues`: extra values to save, such as the lines of a trade. */
  | { type: 'record.save'; extraValues?: Partial<Values> }
  /** An earlier form sent these values to create the record with the id `newId`, with unknown outcome. */
  | { type: 'record.tried'; newId: string; values: Partial<Values> }
  /** Repeats a failed load. */
  | { type: 'record.retry' }
  /** Restores the values of the last load or save. */
  | { type: 'record.reset' }
  | { type: 'conflict.choose'; field: string; whose: Conflict['whose'] }
  /** Saves with the chosen value of each conflict. */
  | { type: 'conflict.settle' }
  /** Returns to the form without saving. */
  | { type: 'conflict.cancel' }

/**
 * Report to the parent. Each save ends with one of these: `record.invalid`, `record.saved`, `record.refused`,
 * `record.conflicted` or `record.unanswered`.
 */
export type RecordReport<Saved> =
  | { type: 'record.loaded' }
  /** The user changed a field or restored all values. */
  | { type: 'record.changed' }
  /** A request to create the record, or a search for an earlier one, starts. */
  | { type: 'record.creating' }
  /** Nothing was sent, because the values are invalid. `field` is the first invalid field. */
  | { type: 'record.invalid'; field: string }
  /**
   * - `theirChanges`: fields that only another user changed; the save retained that user's values
   * - `isOlder`: the form has newer input than the record that was found
   * - `notes`: messages by field about values that the server stored differently
   */
  | {
      type: 'record.saved'
      saved: Saved
      created: boolean
      theirChanges: readonly string[]
      isOlder: boolean
      notes: FieldErrors
    }
  | { type: 'record.refused'; problem: Problem }
  /** Another user changed the same fields: the user must choose before saving. */
  | { type: 'record.conflicted' }
  /** Saving a new record got no response, and the search for the record failed or found nothing. */
  | { type: 'record.unanswered' }

/**
 * Request that might have created a new record: its values and, if this form sent it, its body (`sent`). A server might
 * have ignored `newId`.
 */
export type TriedCreation<Values> = { newId: string; values: Values; sent: unknown }

export type RecordParent<Saved> = ActorRef<Snapshot<unknown>, RecordReport<Saved>>

export type RecordInput<Values, Saved> = RecordFacts<Values> & { parent: RecordParent<Saved> }

/** Input of a record without its parent. */
export type RecordFacts<Values> = {
  /** Id of the record to edit; null to create one. */
  id: string | null
  values: Values
  /** Id for a new record. */
  newId?: string
  /** Known values of an existing record. If present, the record is not loaded first. */
  loaded?: Values | undefined
  check: RecordCheck<Values>
}
