import type { Problem } from '#domain/problem.ts'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

export type RecordContext<Values> = {
  /** The record at hand; null while it is a new one. */
  id: string | null
  /** What was loaded or saved last. */
  initial: Values
  /** What the form holds now. */
  values: Values
  errors: FieldErrors
  /** Why it could not be loaded, or was not saved. */
  problem: Problem | null
  validate: (values: Values) => FieldErrors
}

export type RecordEvent<Values> =
  | { type: 'field.change'; field: keyof Values & string; value: Values[keyof Values & string] }
  | { type: 'record.save' }
  /** Loads again after that failed. */
  | { type: 'record.retry' }
  /** Back to what was loaded or saved last. */
  | { type: 'record.reset' }

export type RecordEmitted<Saved> =
  /** Nothing was sent: `field` is the first that has a message. */
  | { type: 'record.invalid'; field: string }
  | { type: 'record.saved'; saved: Saved; created: boolean }
  | { type: 'record.refused'; problem: Problem }

export type RecordInput<Values> = {
  /** The record to load and change; null to make a new one. */
  id: string | null
  values: Values
  /** Messages by field for what may not be sent; empty when all is well. */
  validate: (values: Values) => FieldErrors
}
