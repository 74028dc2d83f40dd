import { lineNoun } from '#domain/unreadable-words.ts'
import { UnreadableNote } from '#patterns/unreadable/unreadable-note.tsx'
import type { Trade } from '#schemas/trade.ts'

/** Names the lines of a record that could not be read. */
export const UnreadableLinesNote = ({ lines }: { lines: Trade['unreadableLines'] }) => (
  <UnreadableNote rows={lines} noun={lineNoun} missingFrom="the totals" />
)
