import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import type { LoadedLine } from '#domain/trades/line-rules.ts'
import { draftMachine } from '#machines/draft/draft.machine.ts'
import type { Draft, DraftEvent } from '#machines/draft/draft.types.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { typedLines } from '#machines/lines/lines.selectors.ts'
import type { LinesEvent } from '#machines/lines/lines.types.ts'
import { recordMachine } from '#machines/record/record.machine.ts'
import type { RecordEvent } from '#machines/record/record.types.ts'
import { typed } from '#machines/typed.ts'
import { type TypedLine, typedLine } from '#schemas/trade.ts'
import type { FormContext, FormEmitted, FormEvent, FormInput, RecordValues, Saved } from './form.types.ts'
import { contentOf } from './form-content.ts'

/** True if a line from a stored draft is valid. An older version of the app might have stored it. */
const isTypedLine = (line: unknown): line is TypedLine => typedLine.safeParse(line).success

/** Returns the lines of a saved record. */
const linesIn = ({ lines = [] }: { lines?: readonly LoadedLine[] }) => lines

export const formSetup = <Values extends RecordValues>() =>
  setup({
    types: typed<{
      context: FormContext<Values>
      events: FormEvent
      emitted: FormEmitted
      input: FormInput<Values>
      /** `finishing`: the screen closed while a save was pending. */
      tags: 'finishing'
    }>(),
    actors: { record: recordMachine<Values, Saved>(), lines: linesMachine, draft: draftMachine },
    actions: {
      openLines: assign(({ context: { id, hasLines, record }, spawn, self }) => {
        if (!hasLines) return {}
        const lines = linesIn(record.getSnapshot().context.values)
        const input = id === null ? { recordId: null } : { recordId: id, lines }
        return { lines: spawn('lines', { id: 'lines', input: { ...input, parent: self } }) }
      }),
      openDraft: assign(({ context: { draftUse, record, lines }, spawn, self }) => {
        if (draftUse === null) return {}
        const { privateFields, ...use } = draftUse
        const read = () => contentOf({ record, lines }, privateFields)
        return { draft: spawn('draft', { id: 'draft', input: { ...use, read, parent: self } }) }
      }),
      emitOpened: enqueueActions(({ context: { lines }, enqueue }) => {
        if (lines) enqueue.emit({ type: 'lines.opened', lines })
      }),
      save: sendTo(
        ({ context }) => context.record,
        ({ context: { id, lines } }): RecordEvent<Values> =>
          id === null && lines
            ? { type: 'record.save', extraValues: { lines: typedLines(lines.getSnapshot()) } as unknown as Values }
            : { type: 'record.save' },
      ),
      /** Forwards an event to the lines of a record that has lines. */
      sendToLines: enqueueActions(({ context: { lines }, enqueue }, event: LinesEvent) => {
        if (lines) enqueue.sendTo(lines, event)
      }),
      /** Forwards an event to the draft of a form that has one. */
      sendToDraft: enqueueActions(({ context: { draft }, enqueue }, event: DraftEvent) => {
        if (draft) enqueue.sendTo(draft, event)
      }),
      restore: enqueueActions(({ context: { record, lines }, enqueue }, { changes, sent, lines: stored }: Draft) => {
        const { values } = record.getSnapshot().context
        if (sent) {
          enqueue.sendTo(record, { type: 'record.tried', newId: sent.id, values: sent.values as Partial<Values> })
        }
        for (const [field, value] of Object.entries(changes)) {
          if (!Object.hasOwn(values, field)) continue
          enqueue.sendTo(record, { type: 'field.change', field, value: value as Values[typeof field] })
        }
        if (lines && stored.length > 0) enqueue.sendTo(lines, { type: 'lines.add', lines: stored.filter(isTypedLine) })
      }),
      emitSaved: emit((_, saved: Extract<FormEmitted, { type: 'record.saved' }>) => saved),
      emitEnded: emit({ type: 'save.ended' }),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isLoaded: ({ context }) => context.record.getSnapshot().hasTag('editing'),
      isSaving: ({ context }) => context.record.getSnapshot().hasTag('saving'),
    },
  })
