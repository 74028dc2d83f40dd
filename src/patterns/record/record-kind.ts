import type { RecordValues, Saved } from '#actors/records/record.actor.ts'
import type { Api } from '#api/api.ts'
import type { Updated } from '#api/resource-calls.ts'
import type { RecordResource } from '#domain/permissions/permission-names.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { User } from '#schemas/user.ts'
import type { Labels } from './conflict-words.ts'

export type RecordKind<Values extends RecordValues> = {
  noun: string
  resource: RecordResource
  list: { title: string; path: string }
  editPath: (id: string) => string
  /** Path of the read-only screen, if there is one. */
  viewPath?: (id: string) => string
  blank: (user: User, api: Api) => Values
  load: (api: Api, id: string, signal: AbortSignal) => Promise<Values>
  /** Creates a record, with this id if the server accepts client ids. */
  create: (api: Api, values: Values, id: string) => Promise<Saved>
  /** Finds a new record by its request body after a save without a response. Returns its id, or null. */
  find: (api: Api, sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (api: Api, id: string, values: Values, initial: Values) => Promise<Updated>
  /** Omitted if the screen has no Delete button. */
  remove?: (api: Api, id: string) => Promise<void>
  check: (values: Values, isNew: boolean) => FieldErrors
  /** Name and breadcrumb of a screen that edits only a part of the record. */
  screen?: { label: string; step: string }
  /** Verb of the button and of the toast. Defaults to "Create" and "created". */
  verb?: readonly [imperative: string, past: string]
  nameOf?: (values: Values) => string
  titleOf?: (values: Values, locale: string) => string
  /** Short description that distinguishes records: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: (values: Values) => string
  /** Record within a sentence. Defaults to "the user Naledi Mokoena". */
  describe?: (values: Values) => string
  cascadeNote?: string
  noteOf?: (values: Values) => string
  labels: Labels<Values>
  /** Form field for each request field with a different name. */
  fieldOf?: Readonly<Record<string, string>>
  /** Fields excluded from drafts, with their names. */
  privateFields?: Readonly<Partial<Record<keyof Values & string, string>>>
  /** Note and path after a record was created. Defaults to the list, also for null. */
  next?: (id: string, user: User) => { note: string; path: string } | null
}
