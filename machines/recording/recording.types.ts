import type { TradeValues } from '#domain/trades/trade-rules.ts'

/** What is shown once a trade is recorded: its list, or the empty form of the next one. */
export const afterwardsKinds = ['list', 'next'] as const
export type Afterwards = (typeof afterwardsKinds)[number]

/** A trade as it was recorded: its id, null where the server sent none, and a sentence that has to be read; empty for none. */
export type JustRecorded = { id: string | null; values: TradeValues; note: string }

export type RecordingContext = {
  afterwards: Afterwards
  /** How many trades were recorded, one after the other. */
  count: number
  /** The one that was recorded last; null before the first. */
  last: JustRecorded | null
}

export type RecordingEvent =
  | { type: 'afterwards.choose'; afterwards: Afterwards }
  /** The form has recorded its trade. */
  | { type: 'trade.recorded'; recorded: JustRecorded }

/** What was chosen the last time. */
export type RecordingInput = { afterwards: Afterwards }
