import type { RecordValues, Saved } from '#actors/records/record.actor.ts'
import type { Api } from '#api/api.ts'
import type { Updated } from '#api/resource-calls.ts'
import type { RecordResource } from '#domain/permissions/permission-names.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { User } from '#schemas/user.ts'
import type { Labels } from './conflict-words.ts'

export type RecordKind<Values extends RecordValues> = {
  /** The noun for the record: "material". */
  noun: string
  resource: RecordResource
  list: { title: string; path: string }
  editPath: (id: string) => string
  /** Where a saved record is read, if there is such a screen. */
  viewPath?: (id: string) => string
  blank: (user: User, api: Api) => Values
  load: (api: Api, id: string, signal: AbortSignal) => Promise<Values>
  /** Creates a record, with this id if the server takes one. */
  create: (api: Api, values: Values, id: string) => Promise<Saved>
  /** Finds a new record by the body that was sent to make it, after a save without an answer: its id, or null. */
  find: (api: Api, sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (api: Api, id: string, values: Values, initial: Values) => Promise<Updated>
  /** Not given if its screen has no button to delete it. */
  remove?: (api: Api, id: string) => Promise<void>
  /** Messages by field for values that may not be sent. */
  check: (values: Values, isNew: boolean) => FieldErrors
  /** The name and the step in the breadcrumbs of a screen that changes only a part of the record. */
  screen?: { label: string; step: string }
  /** The verb on the button and in the toast of a new record; "Create" and "created" unless given. */
  verb?: readonly [imperative: string, past: string]
  /** The name of the record, when it has one of its own. */
  nameOf?: (values: Values) => string
  /** The heading above a saved record; its name unless given. */
  titleOf?: (values: Values, locale: string) => string
  /** A short description that tells records apart: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: (values: Values) => string
  /** The record within a sentence; "the user Naledi Mokoena" unless given. */
  describe?: (values: Values) => string
  takenAlong?: string
  noteOf?: (values: Values) => string
  labels: Labels<Values>
  /** The field of the form for each field of the body that has another name. */
  fieldOf?: Readonly<Record<string, string>>
  /** Fields that are left out of drafts, with the words for them. */
  privateFields?: Readonly<Partial<Record<keyof Values & string, string>>>
  /** The note and the path after a new record was made; the list when not given, or null. */
  next?: (id: string, user: User) => { note: string; path: string } | null
}
