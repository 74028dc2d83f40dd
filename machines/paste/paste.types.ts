import type { PastedFault, PastedRow } from '#domain/pasting/pasted-lines.ts'
import type { Problem } from '#domain/problem.ts'
import type { AddedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Result of a look-up: the found materials, or the error. */
export type Found = readonly CatalogueMaterial[] | Problem

/**
 * Row that produced no line. If the look-up of its material failed or did not run, `again` holds the row for a
 * retry.
 */
export type Unread = PastedFault & { again?: PastedRow }

export type PasteContext = {
  header: string | null
  /** Rows that wait until all look-ups end. */
  rows: readonly PastedRow[]
  /** Distinct terms not looked up yet. */
  waiting: readonly string[]
  /** Keys of the terms with a pending look-up. */
  searching: readonly string[]
  /** Results of the look-ups, by term key. */
  found: ReadonlyMap<string, Found>
  /** Pasted rows that produced no line, in their original order. */
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

/** Reading ended. `unread` is the number of rows that produced no line. */
export type PasteEmitted = { type: 'paste.read'; lines: readonly AddedLine[]; unread: number }
