import { type LineContent, takenOver } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'
import type { AnyLine, DraftLine, FixedLine, PendingLine } from './lines.types.ts'
import type { UnsentNumbers } from './saved-line.types.ts'

/** Line with its numbers, and with its material or the typed term. */
export type ShownLine = DraftLine | PendingLine | FixedLine | ({ kind: 'saved'; key: string } & LineContent)

/** Returns a line with its material and numbers. For a saved line, reads them from the line's actor. */
export function shownLine(line: AnyLine): ShownLine {
  if (line.kind !== 'saved') return line
  const { material, weight, value } = line.ref.getSnapshot().context
  return { kind: 'saved', key: line.key, material, weight, value }
}

/** Returns the numbers that a line has only until it is sent, without those that are null. */
export function unsentNumbersOf(line: AnyLine): UnsentNumbers {
  if (line.kind !== 'draft' && line.kind !== 'pending') return {}
  const { gross = null, price = null } = line
  return { ...(gross !== null && { gross }), ...(price !== null && { price }) }
}

/** Returns the material name or the typed term of a line. Null if the server sent no name. */
export function nameOf(line: AnyLine): string | null {
  const shown = shownLine(line)
  return shown.kind === 'pending' ? shown.term : shown.material.name
}

/**
 * Returns the data to create an unsent line again, with its current numbers.
 * @throws if the server sent the line with an incomplete material.
 */
export function typedLineOf(line: AnyLine): TypedLine {
  const shown = shownLine(line)
  const { weight, value } = shown
  const numbers = { weight, value, ...unsentNumbersOf(line) }
  if (shown.kind === 'pending')
    return { term: shown.term, ...(shown.reason ? { reason: shown.reason } : {}), ...numbers }
  return { material: takenOver(shown.material), ...numbers }
}
