import type { ActorRef, Snapshot } from 'xstate'

/** Request that might have created the record of a form. */
export type SentRecord = {
  /** Id of the record if the server accepts ids from clients. */
  id: string
  /** Time of the request, in epoch milliseconds. */
  at: number
  /** Sent values, without private fields. */
  values: Readonly<Record<string, unknown>>
}

/** Unsaved changes of a form: the changed fields, and the lines of a new record. */
export type Draft = {
  /** Time when the draft was stored, in epoch milliseconds. */
  at: number
  changes: Readonly<Record<string, unknown>>
  /** Names of changed fields that are private and therefore not stored. */
  withheld: readonly string[]
  lines: readonly unknown[]
  /** Time when the user held the load, in epoch milliseconds. Set once the user has held or opened the load. */
  heldAt?: number | undefined
  /** Set once the form has sent its record. The next form finds or repeats this request. */
  sent?: SentRecord | undefined
}

/** Draft of a held load. */
export type HeldDraft = Draft & { heldAt: number }

/** Current content of a form: all values, and the unsaved changes as a draft. */
export type FormContent = Omit<Draft, 'sent' | 'heldAt'> & {
  values: Readonly<Record<string, unknown>>
  sent?: Omit<SentRecord, 'at'> | undefined
}

export type DraftContext = DraftInput & {
  /** Stored draft at the last read of the browser storage; null if missing. */
  stored: Draft | null
  /** Content at the last read of the form. */
  content: FormContent
  /** Draft of an earlier visit, until the user restores or discards it. */
  offered: Draft | null
  /**
   * Last draft that this form read or stored. The form removes only this draft, never a draft that another tab stored
   * later.
   */
  own: Draft | null
  /** Record that the form of the offered draft created, once found. */
  found: { id: string; at: number } | null
  /** True once the user has held the load, or opened it again. The load then stays when its form closes. */
  isHeld: boolean
  /** True unless the browser refused the last store. */
  isKept: boolean
}

export type DraftInput = {
  parent: ActorRef<Snapshot<unknown>, DraftReport>
  /** Returns the current content of the form. */
  read: () => Omit<FormContent, 'at'>
  /** Copy of another record, with which a new form starts. The copy waits while a draft is offered. */
  copied: Draft | null
  /**
   * Set for the form of a new trade. `new`: the form starts a load. `held`: the form continues a load from the yard.
   */
  load?: 'new' | 'held' | undefined
}

/** Result of `load.hold`: the load is on the device, or the browser refused to store it. */
export type DraftEmitted = { type: 'load.held'; load: HeldDraft } | { type: 'load.notHeld' }

export type DraftEvent =
  /** The user changed a field or a line. */
  | { type: 'content.changed' }
  /** Discards the unsaved changes: the user leaves without saving, or the record was deleted. */
  | { type: 'content.drop' }
  | { type: 'record.creating' }
  | { type: 'record.saved' }
  | { type: 'record.refused' }
  | { type: 'session.signOutFailed' }
  /** Stores the draft immediately, because the screen or page is about to close. */
  | { type: 'draft.keep' }
  | { type: 'draft.restore' }
  | { type: 'draft.discard' }
  /** Stores the content as a held load, so that the form can close without a question. */
  | { type: 'load.hold' }
  /** This form has the lock of its draft. */
  | { type: 'draft.acquired' }
  /** Another form holds the draft: it is open in another tab, or its record is being saved. */
  | { type: 'draft.heldElsewhere' }
  /** The other form has released the draft. */
  | { type: 'draft.released' }

/** Report to the parent: the draft or copy that the form must apply. */
export type DraftReport = { type: 'draft.restored'; draft: Draft }
