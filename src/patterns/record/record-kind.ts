import type { RecordValues, Saved } from '#actors/record.actor.ts'
import type { Api } from '#api/api.ts'
import type { FieldErrors } from '#machines/record/record.types.ts'
import type { User } from '#schemas/user.ts'
import type { Labels } from './conflict-words.ts'

/** Everything that makes the forms of one resource what they are, but for their fields. */
export type RecordKind<Values extends RecordValues> = {
  /** "material" */
  noun: string
  /** What its permissions begin with. */
  resource: 'users' | 'businesses' | 'materials' | 'roles' | 'transactions' | 'collections'
  list: { title: string; path: string }
  editPath: (id: string) => string
  /** What a new record begins with. */
  blank: (user: User) => Values
  load: (api: Api, id: string, signal: AbortSignal) => Promise<Values>
  create: (api: Api, values: Values) => Promise<Saved>
  /** The id of the record that says what was sent to make it, where that may be done; null where there is none. */
  find: (api: Api, sent: unknown, signal: AbortSignal) => Promise<string | null>
  update: (api: Api, id: string, values: Values, initial: Values) => Promise<void>
  remove: (api: Api, id: string) => Promise<void>
  /** Messages by field for what may not be sent. */
  check: (values: Values, isNew: boolean) => FieldErrors
  /** What is done to make one, and what is said of it then; "Create" and "created" unless given. */
  verb?: readonly [imperative: string, past: string]
  /** What the record is called, where it has a name of its own. */
  nameOf?: (values: Values) => string
  /** What tells it from others, in brief: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: (values: Values) => string
  /** Which record it is, within a sentence; "the user Naledi Mokoena" unless given. */
  describe?: (values: Values) => string
  /** What is said of a new one. */
  noteOf?: (values: Values) => string
  /** What the fields are called that somebody else may change at the same time. */
  labels: Labels<Values>
  /** Which field of the form shows a message about a field of the body, where the names differ. */
  fieldOf?: Readonly<Record<string, string>>
  /** Fields that no draft keeps, with the words for them. */
  privateFields?: Readonly<Partial<Record<keyof Values & string, string>>>
  /** What comes next for whoever made one, and where; the list unless given, or null. */
  next?: (id: string, user: User) => { note: string; path: string } | null
}
