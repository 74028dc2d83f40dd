import type { PastedFault, PastedRow } from '#domain/pasting/pasted-lines.ts'
import type { Problem } from '#domain/problem.ts'
import type { AddedLine } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** The answer of the catalogue for a term. */
export type Found = readonly CatalogueMaterial[] | Problem

/** A row that made no line. `again` is set when its material was not looked up, so that a retry may make one. */
export type Unread = PastedFault & { again?: PastedRow }

export type PasteContext = {
  header: string | null
  /** The rows that wait for their materials. */
  rows: readonly PastedRow[]
  /** The distinct terms that are not looked up yet. */
  waiting: readonly string[]
  /** The keys of the terms that are being looked up. */
  asking: readonly string[]
  /** The answers, by the key of the term. */
  found: ReadonlyMap<string, Found>
  /** The rows that made no line, in the order of the paste. */
  unread: readonly Unread[]
}

export type PasteEvent =
  /** Numbers of the text may be written as in `locale`, a BCP 47 tag such as "en-ZA". */
  | { type: 'paste.begin'; text: string; locale: string }
  /** Ends the look-ups and makes lines of what was found so far. */
  | { type: 'paste.stop' }
  /** Repeats the look-ups that failed or were stopped. */
  | { type: 'paste.retry' }
  | { type: 'paste.dismiss' }

/** The pasted rows were read: the lines that they make, and how many rows make none. */
export type PasteEmitted = { type: 'paste.read'; lines: readonly AddedLine[]; unread: number }
