import type { Problem } from '#domain/problem.ts'
import type { LineValues } from '#domain/trades/line-rules.ts'

/** New numbers. `hasPaused`: nobody was typing any more when they were told, so a saved line waits for no pause of its own. */
export type LineChangeEvent = { type: 'line.change'; hasPaused?: boolean } & Partial<LineValues>

/** What a line was about when it failed. */
export type LineAttempt = 'save' | 'remove'

/** What a line that saves itself tells the list it is in. */
export type SavedLineReport =
  | { type: 'savedLine.failed'; key: string; attempt: LineAttempt; problem: Problem }
  | { type: 'savedLine.removed'; key: string }
  /** Its form has gone away, and nothing of it is under way. */
  | { type: 'savedLine.settled' }
