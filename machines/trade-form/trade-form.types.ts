import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { RecordEmitted, RecordInput } from '#machines/record/record.types.ts'

/**
 * Result of saving a new trade. `id` is null if the response had no id; `message` is text to show, or null.
 * `isOnDevice`: true if the trade is stored on this device and will be sent later.
 */
export type RecordedTrade = { id: string | null; message: string | null; isOnDevice?: boolean }

export type TradeRecordActor = RecordActor<TradeValues, RecordedTrade>

export type TradeFormContext = {
  /** Id of the trade; null for a new trade. */
  id: string | null
  record: TradeRecordActor
  /** Null until the record is loaded. */
  lines: LinesActor | null
}

export type TradeFormEvent =
  /** Saves a new trade together with its lines, or only the fields of an existing trade. */
  | { type: 'form.save' }
  /** The screen closed. Pending requests finish, but no new ones start. */
  | { type: 'form.leave' }
  /** Events forwarded from the `record` machine. */
  | RecordEmitted<RecordedTrade>

export type TradeFormEmitted =
  | { type: 'lines.opened'; lines: LinesActor }
  /** A save that was pending on `form.leave` ended, with or without success. */
  | { type: 'save.ended' }

export type TradeFormInput = RecordInput<TradeValues>
