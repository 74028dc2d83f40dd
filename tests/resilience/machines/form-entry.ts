import fc from 'fast-check'
import { checkLines, type TradeValues } from '#domain/trades/trade-rules.ts'
import { formExample } from '#machines/form/form.example.ts'
import { checkTrade, formFakes, mill } from '#machines/form/form.fakes.ts'
import { formMachine } from '#machines/form/form.machine.ts'
import { isUnderWay } from '#machines/form/form.selectors.ts'
import type { RecordValues } from '#machines/form/form.types.ts'
import { cardboard, copper, loadedLines } from '#machines/lines/lines.fakes.ts'
import type { LinesEvent } from '#machines/lines/lines.types.ts'
import { isLineBusy } from '#machines/lines/saved-line.selectors.ts'
import { type Breaks, entry } from './entry.ts'
import { writtenLine } from './line-server.ts'
import { anyNumber } from './texts.ts'

const newTrade = formExample.inputs['a new transaction']
const isTrade = (values: RecordValues): values is TradeValues => 'lines' in values
const check = (values: RecordValues, isNew: boolean) => (isTrade(values) ? checkTrade(values, isNew) : {})
const linesOf = (save: { input: unknown }) => (save.input as { values: TradeValues }).values.lines

export const form = entry(formExample, {
  own: 'a new trade is created once with complete lines; after leaving and saving, no work is pending',
  without: { 'totals agree': 'its lines have them' },
  except: [
    'lines.changed',
    'draft.restored',
    'record.loaded',
    'record.changed',
    'record.creating',
    'record.invalid',
    'record.saved',
    'record.refused',
    'record.conflicted',
    'record.unanswered',
  ],
  more: fc.oneof(
    fc.record({
      type: fc.constant('field.change'),
      field: fc.constant('buyer'),
      value: fc.constantFrom(null, mill),
    }),
    fc.record({ type: fc.constant('line.add'), material: fc.constantFrom(copper, cardboard) }),
    fc.record({
      type: fc.constantFrom('line.change', 'line.change', 'line.remove', 'line.retry', 'line.discard'),
      key: fc.constantFrom('line-1', 'line-2', 'line-3'),
      weight: anyNumber,
      value: anyNumber,
    }),
    fc
      .constantFrom('form.save', 'form.save', 'record.retry', 'record.reset', 'conflict.settle', 'conflict.cancel')
      .map(type => ({ type })),
  ),
  exits: ['form.leave'],
  watch({ make, gate, answered, start }) {
    const input = Object.entries(formExample.inputs).find(([name]) => name === start)?.[1] ?? newTrade
    const { actors } = formFakes<RecordValues>({
      loaded: [input.hasLines ? { ...input.values, lines: loadedLines } : input.values],
      ofRecord: { gate },
      ofLines: { gate },
      ofDraft: { gate },
    })
    const actor = make(formMachine<RecordValues>().provide({ actors }), { ...input, check })
    const record = () => actor.getSnapshot().context.record
    const isNew = record().getSnapshot().context.id === null
    const isLeft = () => actor.getSnapshot().matches('left')
    const lines = () => {
      const { lines: ref } = actor.getSnapshot().context
      return ref?.getSnapshot().status === 'active' ? ref : null
    }
    return {
      actor,
      send(event: { type: string }) {
        if (event.type.startsWith('form.')) return actor.send(event as Parameters<typeof actor.send>[0])
        // A closed screen sends no events to its fields and lines.
        if (isLeft() || actor.getSnapshot().hasTag('finishing')) return
        if (event.type.startsWith('line.')) return lines()?.send(event as LinesEvent)
        record().send(event as Parameters<ReturnType<typeof record>['send']>[0])
      },
      writes: call => (call.src === 'save' ? 'the record' : /^(load|find)$/.test(call.src) ? null : writtenLine(call)),
      isBusy: waits => {
        const all = lines()?.getSnapshot().context.lines ?? []
        return waits || all.some(line => line.kind === 'saved' && isLineBusy(line.ref.getSnapshot()))
      },
      always(): Breaks {
        const saves = answered.filter(({ src }) => src === 'save')
        if (isNew && saves.length > 1) return { 'its own': `a new one was made ${saves.length} times` }
        const faulty = saves.find(save => isNew && input.hasLines && Object.keys(checkLines(linesOf(save))).length > 0)
        return faulty ? { 'its own': `sent with ${JSON.stringify(linesOf(faulty))}` } : {}
      },
      finally: () =>
        isLeft() && isUnderWay(actor.getSnapshot())
          ? { 'its own': 'it was left, and something is under way for ever' }
          : {},
      isEnd: () => isLeft() || record().getSnapshot().hasTag('created') || record().getSnapshot().hasTag('missing'),
      retry() {
        if (isLeft()) return
        record().send({ type: 'record.retry' })
        const all = lines()
        for (const line of all?.getSnapshot().context.lines ?? []) all?.send({ type: 'line.retry', key: line.key })
      },
    }
  },
})
