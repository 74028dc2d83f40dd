/** What a form held that was not saved: the fields that were changed, and the lines of a new record. */
export type Draft = {
  /** When it was kept, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** The names of the fields that were changed as well, and are private: a draft does not keep them. */
  withheld: readonly string[]
  lines: readonly unknown[]
}

/** What a form holds at a moment: all of its values, and of these what a draft of it would say. */
export type FormContent = Draft & { values: Readonly<Record<string, unknown>> }

export type DraftContext = {
  /** What the browser keeps in the place of this form's draft, as it was read last. */
  stored: Draft | null
  /** What the form holds, as it was read last. */
  content: FormContent
  /** The draft of an earlier visit, until it is answered: what is typed meanwhile is put over it. */
  offered: Draft | null
  /**
   * What this form found or put in the place of its draft last, which is its own to take away. Another tab may have put
   * a draft of its own there since: that stays.
   */
  kept: Draft | null
}

export type DraftEvent =
  /** A field or a line was changed. */
  | { type: 'work.changed' }
  /** Gives up what is not saved: the form is left all the same, or its record is gone. */
  | { type: 'work.drop' }
  | { type: 'record.saved' }
  | { type: 'session.signOutFailed' }
  /** Keeps at once what waits for its pause, as the form is about to go, with its screen or with the page. */
  | { type: 'draft.keep' }
  /** Brings what was offered back into the form. */
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }

/** The form takes this draft in. */
export type DraftEmitted = { type: 'draft.restored'; draft: Draft }
