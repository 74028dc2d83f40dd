import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { RecordEmitted, RecordInput } from '#machines/record/record.types.ts'

/** What saving a new trade gives: its id, null where the server sent none, and a message to show, or null. */
export type RecordedTrade = { id: string | null; message: string | null }

/** The record machine that holds the fields of the form. */
export type TradeRecordActor = RecordActor<TradeValues, RecordedTrade>

export type TradeFormContext = {
  /** The id of the trade; null for a new one. */
  id: string | null
  record: TradeRecordActor
  /** The lines of the trade; null until the record is loaded. */
  lines: LinesActor | null
}

export type TradeFormEvent =
  /** Saves a new trade with its lines, or the fields of a saved one. */
  | { type: 'form.save' }
  /** The screen was left: what is under way is finished, and nothing is begun. */
  | { type: 'form.leave' }
  /** What the record emits. */
  | RecordEmitted<RecordedTrade>

export type TradeFormEmitted =
  /** The machine of the lines was started. */
  | { type: 'lines.opened'; lines: LinesActor }
  /** A save that was under way when the form was left has ended, with success or not. */
  | { type: 'save.ended' }

export type TradeFormInput = RecordInput<TradeValues>
