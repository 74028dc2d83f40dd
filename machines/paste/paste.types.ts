import type { PastedFault, PastedRow } from '#domain/pasting/pasted-lines.ts'
import type { Problem } from '#domain/problem.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** A line that a pasted row makes. Weight in kg, value in rand. */
export type PastedLine = { material: CatalogueMaterial } & LineValues

/** What the catalogue said of a term. */
export type Found = readonly CatalogueMaterial[] | Problem

/** A row that made no line. `again` is there when another try may make one: it was not looked up. */
export type Unread = PastedFault & { again?: PastedRow }

export type PasteContext = {
  /** How numbers are written here, such as "en-ZA". */
  locale: string
  header: string | null
  /** The rows that wait for their materials. */
  rows: readonly PastedRow[]
  /** What to look up, each once. */
  terms: readonly string[]
  /** How many terms each lane has an answer for. */
  answered: readonly number[]
  /** What was found, by the key of the term. */
  found: ReadonlyMap<string, Found>
  /** The rows that made no line, in the order of the paste. */
  unread: readonly Unread[]
}

export type PasteEvent =
  | { type: 'paste.begin'; text: string }
  /** Makes lines of what was found so far. */
  | { type: 'paste.stop' }
  /** Looks up once more what could not be looked up. */
  | { type: 'paste.retry' }
  | { type: 'paste.dismiss' }

/** A paste was read: the lines it makes, and how many rows make none. */
export type PasteEmitted = { type: 'paste.read'; lines: readonly PastedLine[]; unread: number }
