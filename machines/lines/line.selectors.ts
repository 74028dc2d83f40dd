import { type LineContent, takenOver } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'
import type { AnyLine, DraftLine, FixedLine, PendingLine } from './lines.types.ts'

/** A line with its material, or what was typed for one, and its numbers. */
export type ShownLine = DraftLine | PendingLine | FixedLine | ({ key: string } & LineContent)

/** What a line is of and its numbers, wherever they are kept. Those of a saved line are asked of itself. */
export function shownLine(line: AnyLine): ShownLine {
  if (!('ref' in line)) return line
  const { material, weight, value } = line.ref.getSnapshot().context
  return { key: line.key, material, weight, value }
}

/** What a line is called: its material, or what was typed for one. Null where the server told no name. */
export function nameOf(line: AnyLine): string | null {
  const shown = shownLine(line)
  return 'term' in shown ? shown.term : shown.material.name
}

/**
 * What a line that the server does not have is made of, with its numbers of now.
 * @throws for a line of the server whose material lacks something.
 */
export function typedLineOf(line: AnyLine): TypedLine {
  const shown = shownLine(line)
  const { weight, value } = shown
  return 'term' in shown ? { term: shown.term, weight, value } : { material: takenOver(shown.material), weight, value }
}
