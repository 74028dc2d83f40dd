import type { Problem } from '#domain/problem.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'
import type { TypedLine } from '#schemas/trade.ts'

/** Change of a line. `gross` is only for lines of new records. */
export type LineChangeEvent = { type: 'line.change' } & Partial<LineValues> & Pick<TypedLine, 'gross'>

export type LineAttempt = 'save' | 'remove'

/** Events that a saved line sends to its `lines` machine. */
export type SavedLineReport =
  | { type: 'savedLine.failed'; key: string; attempt: LineAttempt; problem: Problem }
  | { type: 'savedLine.removed'; key: string }
  /** The line has no call pending. */
  | { type: 'savedLine.settled' }
