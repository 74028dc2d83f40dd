import type { Problem } from '#domain/problem.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'

/** Numbers that a line has only until it is sent. */
export type UnsentNumbers = Pick<TypedLine, 'gross' | 'price'>

/** Change of a line. Saved lines ignore the `UnsentNumbers`. */
export type LineChangeEvent = { type: 'line.change' } & Partial<LineValues> & UnsentNumbers

export type LineAttempt = 'save' | 'remove'

/** Events that a saved line sends to its `lines` machine. */
export type SavedLineReport =
  | { type: 'savedLine.failed'; key: string; attempt: LineAttempt; problem: Problem }
  | { type: 'savedLine.removed'; key: string }
  /** The line has no call pending. */
  | { type: 'savedLine.settled' }
