import type { Api } from '#api/api.ts'
import type { Updated } from '#api/resource-calls.ts'
import type { Noun } from '#domain/figures/counts.ts'
import type { RecordResource } from '#domain/permissions/permission-names.ts'
import type { RecordValues, Saved } from '#machines/form/form.types.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { User } from '#schemas/user.ts'
import type { Labels } from './conflict-words.ts'

/** Settings that only trades have: trades have no name, but have a read-only screen. */
type TradeTexts<Values> = {
  /** Path of the read-only screen. */
  viewPath: (id: string) => string
  titleOf: (values: Values, locale: string) => string
  /** Returns a short description that distinguishes records: "Kasi Recyclers, Bongani Khumalo". */
  detailOf: (values: Values) => string
  /** Returns a description of the record for labels and sentences. */
  describe: (values: Values) => string
  /** Returns sentences with the date and the totals, for the question before a deletion. */
  factsOf: (values: Values, locale: string) => string
  /** Returns the text of the toast after the record is created. */
  noteOf: (values: Values) => string
}

export type RecordKind<Values extends RecordValues> = {
  noun: Noun
  resource: RecordResource
  list: { title: string; path: string }
  editPath: (id: string) => string
  blank: (user: User, api: Api) => Values
  load: (api: Api, id: string, signal: AbortSignal) => Promise<Values>
  /** Creates a record. The record gets this id if the server accepts ids from clients. */
  create: (api: Api, values: Values, id: string) => Promise<Saved>
  /** Returns the request body that creates a record, without the id. */
  bodyOf: (values: Values) => object
  /** Searches for a new record. Compares records with `sent`, the request body. Returns the id, or null. */
  find: (api: Api, sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (api: Api, id: string, values: Values, initial: Values) => Promise<Updated>
  /** Deletes the record. Omitted if the screen has no Delete button. */
  remove?: (api: Api, id: string) => Promise<void>
  check: (values: Values, isNew: boolean) => FieldErrors
  /** Name of a form that edits only some fields of the record. */
  label?: string
  nameOf?: (values: Values) => string
  trade?: TradeTexts<Values>
  cascadeNote?: string
  labels: Labels<Values>
  /** Form field names by request field name, if they differ. */
  fieldOf?: Readonly<Record<string, string>>
  /** Fields that drafts never contain, with their labels. */
  privateFields?: Readonly<Partial<Record<keyof Values & string, string>>>
  /**
   * Returns the path to open after a record is created, and a note for the toast. If this function is omitted or
   * returns null, the list opens.
   */
  next?: (id: string, user: User) => { note: string; path: string } | null
}
