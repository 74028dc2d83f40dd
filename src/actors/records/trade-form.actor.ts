import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import { calledLinesMachine } from './lines.actor.ts'
import { calledRecordMachine, type RecordCalls } from './record.actor.ts'

export const calledTradeFormMachine = (
  record: RecordCalls<TradeValues>,
  lines: TradeCalls,
  materials: Api['materials'],
) =>
  tradeFormMachine.provide({
    actors: { record: calledRecordMachine(record), lines: calledLinesMachine(lines, materials) },
  })
