import type { Problem } from '#domain/problem.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'

/** New numbers. */
export type LineChangeEvent = { type: 'line.change' } & Partial<LineValues>

/** What failed: saving the line, or removing it. */
export type LineAttempt = 'save' | 'remove'

/** The reports of a saved line to the `lines` machine that it belongs to. */
export type SavedLineReport =
  | { type: 'savedLine.failed'; key: string; attempt: LineAttempt; problem: Problem }
  | { type: 'savedLine.removed'; key: string }
  /** Nothing of the line is under way. */
  | { type: 'savedLine.settled' }
