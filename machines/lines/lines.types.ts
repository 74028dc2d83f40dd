import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { AddedLine, LineContent, LineMarks, LineValues, LoadedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial, TypedLine } from '#schemas/trade.ts'
import type { PendingLineActor } from './pending-line.selectors.ts'
import type { PendingLineReport } from './pending-line.types.ts'
import type { SavedLineActor } from './saved-line.selectors.ts'
import type { LineAttempt, LineChangeEvent, SavedLineReport, UnsentNumbers } from './saved-line.types.ts'

type TypedValues = LineValues & UnsentNumbers

/** Line of a new record: plain data, sent together with the record. */
export type DraftLine = { kind: 'draft'; key: string; material: CatalogueMaterial } & TypedValues

/** Line with an actor that holds its material and numbers and saves it. */
export type SavedLine = { kind: 'saved'; key: string; ref: SavedLineActor }

/**
 * Line without a material, never sent to the server. The actor `pending` looks up the typed `term`. If `reason` is set,
 * the user must choose the material.
 */
export type PendingLine = {
  kind: 'pending'
  key: string
  term: string
  reason?: string | undefined
  pending: PendingLineActor
} & TypedValues

/** Line without a server id, in a saved record. Read-only, because calls need the id. */
export type FixedLine = { kind: 'fixed'; key: string } & LineContent

export type AnyLine = DraftLine | SavedLine | PendingLine | FixedLine

/** Report to the parent: a line that was never sent was added, changed or removed. */
export type LinesReport = { type: 'lines.changed' }

type LinesParent = ActorRef<Snapshot<unknown>, LinesReport>

/** Id and lines of a saved record. A new record has neither. */
export type LinesInput = { parent: LinesParent } & (
  | { recordId: null }
  | { recordId: string; lines: readonly LoadedLine[] }
)

export type LinesContext = {
  parent: LinesParent
  /** Id of the saved record that owns the lines; null for a new record. */
  recordId: string | null
  lines: readonly AnyLine[]
  /** Last discarded line with its key and zero-based index; null if no line can be restored. */
  discarded: { key: string; position: number; line: TypedLine } | null
  /** Field errors of the last check, by line key. Valid lines have no entry. */
  marks: Readonly<Record<string, LineMarks>>
  /** Number of lines created so far; used for the next key. */
  count: number
}

export type LinesEvent =
  | { type: 'line.add'; material: CatalogueMaterial }
  /** Adds a pending line and looks up its material. */
  | { type: 'line.lookUp'; term: string }
  /** Adds several lines with their numbers, from pasted rows or a stored draft. */
  | { type: 'lines.add'; lines: readonly AddedLine[] }
  | (LineChangeEvent & { key: string })
  | { type: 'line.choose'; key: string; material: CatalogueMaterial }
  | { type: 'line.remove'; key: string }
  /** Removes an unsent line. `line.restore` restores the line. */
  | { type: 'line.discard'; key: string }
  | { type: 'line.restore'; key: string }
  | { type: 'line.retry'; key: string }
  /** Marks the invalid fields. */
  | { type: 'lines.check' }
  /** The form closed. The machine ends after its last pending call. */
  | { type: 'lines.close' }
  /**
   * The server refused the new lines. `fields` maps paths in the request body, such as `materials.0.weight`, to
   * messages.
   */
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
  /** Identifies the first invalid field, which must receive focus. */
  | { type: 'lines.invalid'; key: string; field: keyof LineMarks }
