import type { ActorRef, InputFrom, Snapshot } from 'xstate'
import { type AddedLine, takenOver } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { shownLine, unsentNumbersOf } from './line.selectors.ts'
import type { AnyLine, LinesContext } from './lines.types.ts'
import type { pendingLineMachine } from './pending-line.machine.ts'
import type { PendingLineActor } from './pending-line.selectors.ts'
import type { PendingLineReport } from './pending-line.types.ts'
import type { savedLineMachine } from './saved-line.machine.ts'
import type { SavedLineActor } from './saved-line.selectors.ts'
import type { SavedLineReport } from './saved-line.types.ts'

/** Data and functions for creating a line of a `lines` machine. */
type Maker = {
  /** Id of the saved record that owns the line; null for a new record. */
  recordId: string | null
  parent: ActorRef<Snapshot<unknown>, SavedLineReport | PendingLineReport>
  spawnSaved: (id: string, input: InputFrom<typeof savedLineMachine>) => SavedLineActor
  spawnPending: (id: string, input: InputFrom<typeof pendingLineMachine>) => PendingLineActor
}

/** Lines to insert at a zero-based index. If `instead` is true, they replace the line at that index. */
export type Putting = {
  at: number
  instead: boolean
  lines: ReadonlyArray<{ key: string; line: AddedLine }>
  /** Number of lines created so far, including these. */
  count: number
}

export const lineKeyOf = (count: number) => `line-${count}`

export const lineNumberOf = (key: string) => Number(key.slice('line-'.length))

export const atTheEnd = ({ lines, count }: LinesContext, added: readonly AddedLine[]): Putting => ({
  at: lines.length,
  instead: false,
  lines: added.map((line, index) => ({ key: lineKeyOf(count + index + 1), line })),
  count: count + added.length,
})

/** Returns the insertion that replaces a pending line with a line of this material. Keeps the weight and the value. */
export function inPlaceOf({ lines, count }: LinesContext, key: string, material: CatalogueMaterial): Putting {
  const at = lines.findIndex(line => line.key === key)
  const line = lines[at]
  const { weight, value } = line ? shownLine(line) : { weight: null, value: null }
  const numbers = { weight, value, ...(line && unsentNumbersOf(line)) }
  return { at, instead: true, lines: [{ key, line: { material: takenOver(material), ...numbers } }], count }
}

/** Returns the insertion that restores the last discarded line at its earlier index. */
export const broughtBack = ({ lines, count, discarded }: LinesContext): Putting => ({
  at: Math.min(discarded?.position ?? 0, lines.length),
  instead: false,
  lines: discarded ? [discarded] : [],
  count,
})

/**
 * Creates a line of one of three kinds:
 * - pending, for a typed term without a material
 * - draft, in a new record
 * - saved, in a saved record; the line's own actor saves it
 */
export function madeLine(
  key: string,
  { marks: _marks, ...line }: AddedLine,
  { recordId, parent, spawnSaved, spawnPending }: Maker,
): AnyLine {
  if ('term' in line) {
    // The child id differs from `key`, which is the id of the actor that later saves the line.
    return {
      kind: 'pending',
      key,
      ...line,
      pending: spawnPending(`${key} material`, { key, term: line.term, reason: line.reason, parent }),
    }
  }
  if (recordId === null) return { kind: 'draft', key, ...line }
  return { kind: 'saved', key, ref: spawnSaved(key, { key, ...line, id: null, recordId, parent }) }
}
