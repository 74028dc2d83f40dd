/** Unsaved part of a form: the changed fields, and the lines of a new record. */
export type Draft = {
  /** Time of storage, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** Names of changed fields that are private and therefore not stored. */
  withheld: readonly string[]
  lines: readonly unknown[]
}

/** Content of a form: all values, and the unsaved part as a draft. */
export type FormContent = Draft & { values: Readonly<Record<string, unknown>> }

export type DraftContext = {
  /** Draft in the browser at the last read. */
  stored: Draft | null
  /** Content of the form at the last read. */
  content: FormContent
  /** Draft of an earlier visit, until it is restored or discarded. */
  offered: Draft | null
  /** Draft that this form last found or stored. The form removes only this draft, not a later draft of another tab. */
  own: Draft | null
  /** Copy of another record that a new form starts with. It waits while a draft is offered. */
  copied: Draft | null
}

export type DraftInput = Pick<DraftContext, 'copied'>

export type DraftEvent =
  /** A field or a line changed. */
  | { type: 'content.changed' }
  /** Discards the unsaved changes: the user leaves without saving, or the record was deleted. */
  | { type: 'content.drop' }
  | { type: 'record.saved' }
  | { type: 'session.signOutFailed' }
  /** Stores the draft immediately, because the screen or the page is about to close. */
  | { type: 'draft.keep' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }

/** Draft or copy that the form must apply. */
export type DraftEmitted = { type: 'draft.restored'; draft: Draft }
