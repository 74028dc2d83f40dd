import { assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate'
import type { LoadedLine } from '#domain/trades/line-rules.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { typedLines } from '#machines/lines/lines.selectors.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import { typed } from '#machines/typed.ts'
import type {
  RecordedTrade,
  TradeFormContext,
  TradeFormEmitted,
  TradeFormEvent,
  TradeFormInput,
  TradeRecordActor,
} from './trade-form.types.ts'

/** Forwards all events that the record emits to this machine. */
const hear = fromCallback<TradeFormEvent, { record: TradeRecordActor }>(({ input: { record }, sendBack }) => {
  const subscription = record.on('*', sendBack)
  return () => subscription.unsubscribe()
})

const isLoaded = (line: TradeValues['lines'][number]): line is LoadedLine => 'id' in line

export const tradeForm = setup({
  types: typed<{
    context: TradeFormContext
    events: TradeFormEvent
    emitted: TradeFormEmitted
    input: TradeFormInput
    tags: 'finishing'
  }>(),
  actors: { record: recordMachine<TradeValues, RecordedTrade>(), lines: linesMachine, hear },
  actions: {
    openLines: assign(({ context: { id, record }, spawn }) => {
      const { lines } = record.getSnapshot().context.values
      const input = id === null ? { recordId: null } : { recordId: id, lines: lines.filter(isLoaded) }
      return { lines: spawn('lines', { id: 'lines', input }) }
    }),
    emitOpened: enqueueActions(({ context: { lines }, enqueue }) => {
      if (lines) enqueue.emit({ type: 'lines.opened', lines })
    }),
    saveWhole: sendTo(
      ({ context }) => context.record,
      ({ context: { lines } }) => ({
        type: 'record.save',
        extraValues: { lines: lines ? typedLines(lines.getSnapshot()) : [] },
      }),
    ),
    saveFields: sendTo(({ context }) => context.record, { type: 'record.save' }),
    checkLines: enqueueActions(({ context: { lines }, enqueue }) => {
      if (lines) enqueue.sendTo(lines, { type: 'lines.check' })
    }),
    markRefused: enqueueActions(
      (
        { context: { lines }, enqueue },
        { problem: { fields } }: { problem: { fields: Readonly<Record<string, string>> } },
      ) => {
        if (lines) enqueue.sendTo(lines, { type: 'lines.refused', fields })
      },
    ),
    closeLines: enqueueActions(({ context: { lines }, enqueue }) => {
      if (lines) enqueue.sendTo(lines, { type: 'lines.close' })
    }),
    emitEnded: emit({ type: 'save.ended' }),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isLoaded: ({ context }) => context.record.getSnapshot().hasTag('editing'),
    isSaving: ({ context }) => context.record.getSnapshot().hasTag('saving'),
  },
})
