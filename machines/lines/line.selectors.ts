import { type LineContent, takenOver } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'
import type { AnyLine, DraftLine, FixedLine, PendingLine } from './lines.types.ts'

/** A line with its numbers and its material, or the term that was typed for one. */
export type ShownLine = DraftLine | PendingLine | FixedLine | ({ kind: 'saved'; key: string } & LineContent)

/** The material and the numbers of a line. Those of a saved line are read from its actor. */
export function shownLine(line: AnyLine): ShownLine {
  if (line.kind !== 'saved') return line
  const { material, weight, value } = line.ref.getSnapshot().context
  return { kind: 'saved', key: line.key, material, weight, value }
}

/** The name of a line: its material, or the term that was typed for one. Null where the server sent no name. */
export function nameOf(line: AnyLine): string | null {
  const shown = shownLine(line)
  return shown.kind === 'pending' ? shown.term : shown.material.name
}

/**
 * The data to make an unsent line again, with its present numbers.
 * @throws for a line of the server with an incomplete material.
 */
export function typedLineOf(line: AnyLine): TypedLine {
  const shown = shownLine(line)
  const { weight, value } = shown
  if (shown.kind === 'pending')
    return { term: shown.term, ...(shown.reason ? { reason: shown.reason } : {}), weight, value }
  return { material: takenOver(shown.material), weight, value }
}
