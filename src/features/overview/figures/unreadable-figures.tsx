import { lineNoun, recordNoun } from '#domain/unreadable-words.ts'
import type { Unreadable } from '#machines/figures/figures.types.ts'
import { UnreadableNote } from '#patterns/unreadable/unreadable-note.tsx'

/** Names the records and the lines of records that sums lack because they could not be read. */
export const UnreadableFigures = ({ records, lines, missingFrom }: Unreadable & { missingFrom: string }) => (
  <>
    <UnreadableNote rows={records} noun={recordNoun} missingFrom={missingFrom} />
    <UnreadableNote rows={lines} noun={lineNoun} missingFrom={missingFrom} />
  </>
)
