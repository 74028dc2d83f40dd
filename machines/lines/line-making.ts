import type { ActorRef, InputFrom, Snapshot } from 'xstate'
import { type AddedLine, takenOver } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { shownLine } from './line.selectors.ts'
import type { AnyLine, LinesContext } from './lines.types.ts'
import type { pendingLineMachine } from './pending-line.machine.ts'
import type { PendingLineActor } from './pending-line.selectors.ts'
import type { PendingLineReport } from './pending-line.types.ts'
import type { savedLineMachine } from './saved-line.machine.ts'
import type { SavedLineActor } from './saved-line.selectors.ts'
import type { SavedLineReport } from './saved-line.types.ts'

/** What a `lines` machine gives to make a line of its own. */
type Maker = {
  /** The saved record that the line belongs to; null for a new record. */
  recordId: string | null
  parent: ActorRef<Snapshot<unknown>, SavedLineReport | PendingLineReport>
  spawnSaved: (id: string, input: InputFrom<typeof savedLineMachine>) => SavedLineActor
  spawnPending: (id: string, input: InputFrom<typeof pendingLineMachine>) => PendingLineActor
}

/** Lines to insert at an index from 0; `instead` replaces the line that is there. */
export type Putting = {
  at: number
  instead: boolean
  lines: ReadonlyArray<{ key: string; line: AddedLine }>
  /** How many lines were ever made, these included. */
  count: number
}

/** The key of the line that was made as number `count`. */
export const lineKeyOf = (count: number) => `line-${count}`

/** As which number the line with this key was made. */
export const lineNumberOf = (key: string) => Number(key.slice('line-'.length))

/** Inserts new lines after all others. */
export const atTheEnd = ({ lines, count }: LinesContext, added: readonly AddedLine[]): Putting => ({
  at: lines.length,
  instead: false,
  lines: added.map((line, index) => ({ key: lineKeyOf(count + index + 1), line })),
  count: count + added.length,
})

/** Replaces a pending line by a line of this material, with the numbers of the pending one. */
export function inPlaceOf({ lines, count }: LinesContext, key: string, material: CatalogueMaterial): Putting {
  const at = lines.findIndex(line => line.key === key)
  const line = lines[at]
  const { weight, value } = line ? shownLine(line) : { weight: null, value: null }
  return { at, instead: true, lines: [{ key, line: { material: takenOver(material), weight, value } }], count }
}

/** Inserts the line that was discarded last, where it was. */
export const broughtBack = ({ lines, count, discarded }: LinesContext): Putting => ({
  at: Math.min(discarded?.position ?? 0, lines.length),
  instead: false,
  lines: discarded ? [discarded] : [],
  count,
})

/** Makes a line: a pending one for a term, a draft in a new record, and in a saved record one that saves itself. */
export function madeLine(
  key: string,
  { marks: _marks, ...line }: AddedLine,
  { recordId, parent, spawnSaved, spawnPending }: Maker,
): AnyLine {
  if ('term' in line) {
    // The key itself is the id of the actor that saves the line later.
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
