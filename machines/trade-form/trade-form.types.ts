import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { RecordEmitted } from '#machines/record/record.types.ts'

/** What recording one gives: its id, null where the server told none, and what it says about it. */
export type RecordedTrade = { id: string | null; message: string | null }

/** The fields of the form: the record machine of a transaction or collection. */
export type TradeRecordActor = RecordActor<TradeValues, RecordedTrade>

export type TradeFormContext = {
  /** The transaction or collection at hand; null while it is a new one. */
  id: string | null
  record: TradeRecordActor
  /** Its lines; null until the record is loaded. */
  lines: LinesActor | null
}

export type TradeFormEvent =
  /** Records a new one with its lines, or saves the fields of one that is there. */
  | { type: 'form.save' }
  /** The screen is gone: what is under way is finished, and nothing is begun. */
  | { type: 'form.leave' }
  /** What the record tells. */
  | RecordEmitted<RecordedTrade>

export type TradeFormEmitted =
  /** The lines are there. */
  | { type: 'lines.opened'; lines: LinesActor }
  /** A save that was under way when the form was left has ended, one way or the other. */
  | { type: 'save.ended' }

/** The trade to load and change, or null to record a new one; what a new one begins with. */
export type TradeFormInput = { id: string | null; values: TradeValues }
