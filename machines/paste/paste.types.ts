import type { PastedFault, PastedRow } from '#domain/pasting/pasted-lines.ts'
import type { Problem } from '#domain/problem.ts'
import type { AddedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Catalogue response for a term. */
export type Found = readonly CatalogueMaterial[] | Problem

/** Row without a line. `again` is set if its material was not looked up, so that a retry can create the line. */
export type Unread = PastedFault & { again?: PastedRow }

export type PasteContext = {
  header: string | null
  /** Rows that wait for their materials. */
  rows: readonly PastedRow[]
  /** Distinct terms not looked up yet. */
  waiting: readonly string[]
  /** Keys of the terms with a pending look-up. */
  asking: readonly string[]
  /** Catalogue responses by term key. */
  found: ReadonlyMap<string, Found>
  /** Rows without a line, in the order of the paste. */
  unread: readonly Unread[]
}

export type PasteEvent =
  /** `locale` is the number format of the text, a BCP 47 tag such as "en-ZA". */
  | { type: 'paste.begin'; text: string; locale: string }
  /** Stops the look-ups and creates lines from the results so far. */
  | { type: 'paste.stop' }
  /** Repeats the failed and stopped look-ups. */
  | { type: 'paste.retry' }
  | { type: 'paste.dismiss' }

/** The rows were read. `unread` is the number of rows without a line. */
export type PasteEmitted = { type: 'paste.read'; lines: readonly AddedLine[]; unread: number }
