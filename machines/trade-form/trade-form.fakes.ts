import { checkLines, type TradeValues } from '#domain/trades/trade-rules.ts'
import type { Script } from '#machines/fakes.ts'
import { type LineCall, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { type RecordCall, recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordCheck } from '#machines/record/record.types.ts'
import type { RecordedTrade } from './trade-form.types.ts'

export const mill = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Cape Fibre Mills' }
export const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }

/** Returns an error if the trade has no buyer, or if a new trade has no complete lines. */
export const checkTrade: RecordCheck<TradeValues> = ({ buyer, lines }, isNew) => ({
  ...(buyer ? {} : { buyer: 'Choose a buyer' }),
  ...(isNew ? checkLines(lines) : {}),
})

/**
 * Fakes for `tradeFormMachine.provide({ actors })`. `ofRecord` and `ofLines` are the scripts of the two child
 * machines. `calls` contains the calls from the record machine, `lineCalls` those from the lines machine.
 */
export function tradeFormFakes({
  loaded,
  ofRecord = {},
  ofLines = {},
}: {
  loaded: TradeValues
  ofRecord?: Script<RecordCall>
  ofLines?: Script<LineCall | 'find'>
}) {
  const record = recordFakes<TradeValues, RecordedTrade>({
    loaded: [loaded],
    saved: { id: 'trade-1', message: null },
    ...ofRecord,
  })
  const lines = linesFakes(ofLines)
  return {
    calls: record.calls,
    lineCalls: lines.calls,
    actors: {
      record: recordMachine<TradeValues, RecordedTrade>().provide({ actors: record.actors }),
      lines: linesMachine.provide({ actors: lines.actors }),
    },
  }
}
