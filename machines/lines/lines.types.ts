import type { Problem } from '#domain/problem.ts'
import type { AddedLine, LineContent, LineMarks, LineValues, LoadedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial, TypedLine } from '#schemas/trade.ts'
import type { PendingLineActor } from './pending-line.selectors.ts'
import type { PendingLineReport } from './pending-line.types.ts'
import type { SavedLineActor } from './saved-line.selectors.ts'
import type { LineAttempt, LineChangeEvent, SavedLineReport } from './saved-line.types.ts'

/** A line of a new record: plain data, sent with the record. */
export type DraftLine = { kind: 'draft'; key: string; material: CatalogueMaterial } & LineValues

/** A line that saves itself: its actor holds its material and its numbers. */
export type SavedLine = { kind: 'saved'; key: string; ref: SavedLineActor }

/**
 * A line whose material is not known yet: `term` was typed for it, and the actor `pending` looks it up. Nothing of it is
 * sent, in a saved record either. With a `reason`, the user chooses the material.
 */
export type PendingLine = {
  kind: 'pending'
  key: string
  term: string
  reason?: string | undefined
  pending: PendingLineActor
} & LineValues

/** A line of a saved record that no call can change, because the server sent no id for it. */
export type FixedLine = { kind: 'fixed'; key: string } & LineContent

export type AnyLine = DraftLine | SavedLine | PendingLine | FixedLine

/** The lines of a saved record. A record that is not saved yet has neither an id nor lines. */
export type LinesInput = { recordId: null } | { recordId: string; lines: readonly LoadedLine[] }

export type LinesContext = {
  /** The saved record that the lines belong to; null for a new record. */
  recordId: string | null
  lines: readonly AnyLine[]
  /** The line that was discarded last and its place, counted from 0; null when there is none to bring back. */
  discarded: { key: string; position: number; line: TypedLine } | null
  /** The faults that the last check found, by the key of the line; lines without a fault are left out. */
  marks: Readonly<Record<string, LineMarks>>
  /** How many lines were ever made: the next one gets its key from this. */
  count: number
}

export type LinesEvent =
  | { type: 'line.add'; material: CatalogueMaterial }
  /** Adds a pending line for a typed term, whose material is looked up. */
  | { type: 'line.lookUp'; term: string }
  /** Adds many lines at once, with their numbers: pasted rows, or those of a stored draft. */
  | { type: 'lines.add'; lines: readonly AddedLine[] }
  | (LineChangeEvent & { key: string })
  /** Chooses the material of a pending line. */
  | { type: 'line.choose'; key: string; material: CatalogueMaterial }
  | { type: 'line.remove'; key: string }
  /** Removes a line that was not sent yet; `line.restore` brings it back. */
  | { type: 'line.discard'; key: string }
  /** Brings back the line that was discarded last. */
  | { type: 'line.restore'; key: string }
  | { type: 'line.retry'; key: string }
  /** Marks the fields that cannot be saved as they are. */
  | { type: 'lines.check' }
  /** The form has gone away: ends once no line is under way. */
  | { type: 'lines.close' }
  /** The server refused the drafts: messages by the path in the body (`materials.0.weight`). */
  | { type: 'lines.refused'; fields: Readonly<Record<string, string>> }
  | SavedLineReport
  | PendingLineReport

export type LinesEmitted =
  /** `position` counts from 1, `count` is how many lines there are now. `isPending`: its material is looked up. */
  | { type: 'line.added'; key: string; name: string; position: number; count: number; isPending: boolean }
  /** The material of a pending line is known now; `isChosen` when it was chosen, not found. */
  | { type: 'line.found'; key: string; name: string; position: number; count: number; isChosen: boolean }
  /** The material of a pending line has to be chosen or looked up again, for this `reason`. */
  | { type: 'line.unclear'; key: string; name: string; reason: string }
  /** `added` lines were added at once, `count` is how many there are now. */
  | { type: 'lines.added'; added: number; count: number }
  | { type: 'line.removed'; name: string | null }
  | { type: 'line.discarded'; key: string; name: string | null }
  | { type: 'line.restored'; key: string; name: string | null }
  | { type: 'line.failed'; key: string; name: string | null; attempt: LineAttempt; problem: Problem }
  /** The first marked field, which takes the focus. */
  | { type: 'lines.invalid'; key: string; field: keyof LineMarks }
