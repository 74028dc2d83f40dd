import { assign } from 'xstate'
import { checkLines, type TradeValues } from '#domain/trades/trade-rules.ts'
import { draftFakes } from '#machines/draft/draft.fakes.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import { draft } from '#machines/draft/draft.setup.ts'
import type { Draft } from '#machines/draft/draft.types.ts'
import type { Script } from '#machines/fakes.ts'
import { type LineCall, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { type RecordCall, recordFakes } from '#machines/record/record.fakes.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordCheck } from '#machines/record/record.types.ts'
import type { RecordValues, Saved } from './form.types.ts'

export const mill = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', name: 'Cape Fibre Mills' }
export const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }

/** Returns an error if the trade has no buyer, or if a new trade has no complete lines. */
export const checkTrade: RecordCheck<TradeValues> = ({ buyer, lines }, isNew) => ({
  ...(buyer ? {} : { buyer: 'Choose a buyer' }),
  ...(isNew ? checkLines(lines) : {}),
})

/**
 * Fakes for `formMachine<Values>().provide({ actors })`. Each load returns the next entry of `loaded`. `ofRecord`,
 * `ofLines` and `ofDraft` are the scripts of the child machines. `calls` contains the calls from the record machine, `lineCalls` those
 * from the lines machine. `stored` is the stored draft, and `outside` the storage.
 */
export function formFakes<Values extends RecordValues>({
  loaded,
  saved = { id: 'trade-1', message: null },
  stored = null,
  ofRecord = {},
  ofLines = {},
  ofDraft = {},
}: {
  loaded: readonly [Values, ...Values[]]
  saved?: Saved
  stored?: Draft | null
  ofRecord?: Script<RecordCall>
  ofLines?: Script<LineCall | 'find'>
  ofDraft?: Script<'find'>
}) {
  const record = recordFakes<Values, Saved>({ loaded, saved, ...ofRecord })
  const lines = linesFakes(ofLines)
  const { actors, actions, guards, outside } = draftFakes({ stored, script: ofDraft })
  const readContent = draft.createAction(assign(({ context }) => ({ content: { at: 0, ...context.read() } })))
  return {
    calls: record.calls,
    lineCalls: lines.calls,
    outside,
    actors: {
      record: recordMachine<Values, Saved>().provide({ actors: record.actors }),
      lines: linesMachine.provide({ actors: lines.actors }),
      draft: draftMachine.provide({ actors, actions: { ...actions, readContent }, guards }),
    },
  }
}
