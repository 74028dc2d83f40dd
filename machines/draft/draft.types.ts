/** The unsaved part of a form: the fields that were changed, and the lines of a new record. */
export type Draft = {
  /** When it was stored, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** The names of the changed fields that are private, and therefore left out. */
  withheld: readonly string[]
  lines: readonly unknown[]
}

/** What a form holds at one moment: all of its values, and its unsaved part as a draft. */
export type FormContent = Draft & { values: Readonly<Record<string, unknown>> }

export type DraftContext = {
  /** The draft that the browser had for this form when it was last read. */
  stored: Draft | null
  /** What the form held when it was last read. */
  content: FormContent
  /** The draft of an earlier visit, until it is restored or discarded. */
  offered: Draft | null
  /**
   * The draft that this form last found or stored, and may therefore remove. A draft that another tab has stored since
   * stays.
   */
  own: Draft | null
  /** What a new form begins with: a copy of another record. It waits as long as a draft is offered. */
  copied: Draft | null
}

export type DraftInput = Pick<DraftContext, 'copied'>

export type DraftEvent =
  /** A field or a line was changed. */
  | { type: 'content.changed' }
  /** Gives up the unsaved changes: the form is left without saving, or its record is gone. */
  | { type: 'content.drop' }
  | { type: 'record.saved' }
  | { type: 'session.signOutFailed' }
  /** Ends the pause and stores at once, as the screen or the page is about to go away. */
  | { type: 'draft.keep' }
  /** Brings the offered draft back into the form. */
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }

/** The form has to take this in: the draft that was offered, or the copy that it begins with. */
export type DraftEmitted = { type: 'draft.restored'; draft: Draft }
