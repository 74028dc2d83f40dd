import type { Problem } from '#domain/problem.ts'
import type { AddedLine, LineContent, LineMarks, LineValues, LoadedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial, TypedLine } from '#schemas/trade.ts'
import type { PendingLineActor } from './pending-line.selectors.ts'
import type { PendingLineReport } from './pending-line.types.ts'
import type { SavedLineActor } from './saved-line.selectors.ts'
import type { LineAttempt, LineChangeEvent, SavedLineReport } from './saved-line.types.ts'

/** Line of a new record: plain data, sent with the record. */
export type DraftLine = { kind: 'draft'; key: string; material: CatalogueMaterial } & LineValues

/** Self-saving line. Its actor holds the material and the numbers. */
export type SavedLine = { kind: 'saved'; key: string; ref: SavedLineActor }

/**
 * Line without a material: the actor `pending` looks up the typed `term`. Never sent to the server. With a `reason`,
 * the user must choose the material.
 */
export type PendingLine = {
  kind: 'pending'
  key: string
  term: string
  reason?: string | undefined
  pending: PendingLineActor
} & LineValues

/** Line of a saved record without an id from the server. No call can change it. */
export type FixedLine = { kind: 'fixed'; key: string } & LineContent

export type AnyLine = DraftLine | SavedLine | PendingLine | FixedLine

/** Id and lines of a saved record; an unsaved record has neither. */
export type LinesInput = { recordId: null } | { recordId: string; lines: readonly LoadedLine[] }

export type LinesContext = {
  /** Saved record of the lines; null for a new record. */
  recordId: string | null
  lines: readonly AnyLine[]
  /** Last discarded line and its zero-based index; null if none can be restored. */
  discarded: { key: string; position: number; line: TypedLine } | null
  /** Errors of the last check, by line key; valid lines have no entry. */
  marks: Readonly<Record<string, LineMarks>>
  /** Number of all lines created; used for the next key. */
  count: number
}

export type LinesEvent =
  | { type: 'line.add'; material: CatalogueMaterial }
  /** Adds a pending line and looks up its material. */
  | { type: 'line.lookUp'; term: string }
  /** Adds several lines with their numbers: pasted rows, or lines of a stored draft. */
  | { type: 'lines.add'; lines: readonly AddedLine[] }
  | (LineChangeEvent & { key: string })
  | { type: 'line.choose'; key: string; material: CatalogueMaterial }
  | { type: 'line.remove'; key: string }
  /** Removes an unsent line; `line.restore` restores it. */
  | { type: 'line.discard'; key: string }
  | { type: 'line.restore'; key: string }
  | { type: 'line.retry'; key: string }
  /** Marks the invalid fields. */
  | { type: 'lines.check' }
  /** The form closed. The machine ends after the last pending call. */
  | { type: 'lines.close' }
  /** The server refused the drafts. `fields` maps paths in the body (`materials.0.weight`) to messages. */
  | { type: 'lines.refused'; fields: Readonly<Record<string, string>> }
  | SavedLineReport
  | PendingLineReport

export type LinesEmitted =
  /** `position` counts from 1; `count` includes the new line. `isPending`: the material is being looked up. */
  | { type: 'line.added'; key: string; name: string; position: number; count: number; isPending: boolean }
  /** The material of a pending line is known. `isChosen`: the user chose it. */
  | { type: 'line.found'; key: string; name: string; position: number; count: number; isChosen: boolean }
  /** The user must choose the material of a pending line or retry the look-up. */
  | { type: 'line.unclear'; key: string; name: string; reason: string }
  /** `added` is the number of new lines; `count` includes them. */
  | { type: 'lines.added'; added: number; count: number }
  | { type: 'line.removed'; name: string | null }
  | { type: 'line.discarded'; key: string; name: string | null }
  | { type: 'line.restored'; key: string; name: string | null }
  | { type: 'line.failed'; key: string; name: string | null; attempt: LineAttempt; problem: Problem }
  /** First invalid field, for the focus. */
  | { type: 'lines.invalid'; key: string; field: keyof LineMarks }
