import fc from 'fast-check'
import { createActor } from 'xstate'
import { checkLines, type TradeValues } from '#domain/trades/trade-rules.ts'
import { cardboard, copper } from '#machines/lines/lines.fakes.ts'
import { isLineBusy } from '#machines/lines/saved-line.selectors.ts'
import { tradeFormFakes } from '#machines/trade-form/trade-form.fakes.ts'
import { tradeFormMachine } from '#machines/trade-form/trade-form.machine.ts'
import { isUnderWay } from '#machines/trade-form/trade-form.selectors.ts'
import { type Breaks, entry } from './entry.ts'
import type { Asked } from './environment.ts'
import { writtenLine } from './line-server.ts'
import { anyNumber } from './texts.ts'

const party = { id: 'party-1', name: 'Cape Fibre Mills' }
const blank: TradeValues = { buyer: null, seller: party, date: '2026-11-20T10:30', lines: [] }
const loaded: TradeValues = { ...blank, buyer: party, lines: [{ id: 'a', material: copper, weight: 2, value: 30 }] }

const key = fc.integer({ min: 1, max: 4 }).map(number => `line-${number}`)
const number = fc.option(anyNumber, { nil: undefined })

const isFieldCall = ({ slot }: Pick<Asked, 'slot'>) => slot === 'load' || slot === 'find' || slot === 'save'
const valuesOf = (input: unknown) => (input as { values: TradeValues }).values

export const tradeForm = entry({
  file: 'trade-form/trade-form.machine.ts',
  own: 'a new one is made once, with lines that lack nothing; once it is left and done, nothing is under way',
  without: { 'totals agree': 'its lines have them' },
  starts: fc.constantFrom(null, 'trade-1'),
  events: fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('field.change'),
        field: fc.constant('buyer'),
        value: fc.constantFrom(null, party),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('line.add'), material: fc.constantFrom(copper, cardboard) }),
    },
    { weight: 6, arbitrary: fc.record({ type: fc.constant('line.change'), key, weight: number, value: number }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('line.remove', 'line.retry', 'line.discard'), key }) },
    { weight: 4, arbitrary: fc.constant({ type: 'form.save' }) },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'record.retry' }, { type: 'record.reset' }) },
    { weight: 1, arbitrary: fc.constantFrom({ type: 'conflict.settle' }, { type: 'conflict.cancel' }) },
    { weight: 1, arbitrary: fc.constant({ type: 'form.leave' }) },
  ),
  start({ gate, clock, inspect, answered }, id) {
    const { actors } = tradeFormFakes({
      loaded,
      errorsOf: ({ buyer, lines }, saved) => ({
        ...(buyer ? {} : { buyer: 'Choose a buyer' }),
        ...(saved === null ? checkLines(lines) : {}),
      }),
      ofRecord: { gate },
      ofLines: { gate },
    })
    const actor = createActor(tradeFormMachine.provide({ actors }), { input: { id, values: blank }, clock, inspect })
    actor.start()
    const record = () => actor.getSnapshot().context.record
    const lines = () => {
      const { lines: ref } = actor.getSnapshot().context
      return ref?.getSnapshot().status === 'active' ? ref : null
    }
    const areLinesBusy = () =>
      lines()
        ?.getSnapshot()
        .context.lines.some(line => 'ref' in line && isLineBusy(line.ref.getSnapshot())) ?? false
    return {
      actor,
      send(event: { type: string }) {
        if (event.type.startsWith('form.')) return actor.send(event as Parameters<typeof actor.send>[0])
        // A screen that is gone sends nothing to the fields and lines that it had.
        if (actor.getSnapshot().matches('left') || actor.getSnapshot().hasTag('finishing')) return
        if (event.type.startsWith('line.'))
          return lines()?.send(event as Parameters<NonNullable<ReturnType<typeof lines>>['send']>[0])
        record().send(event as Parameters<ReturnType<typeof record>['send']>[0])
      },
      writes: call => (call.slot === 'save' ? 'the record' : isFieldCall(call) ? null : writtenLine(call)),
      isBusy: () =>
        record().getSnapshot().hasTag('loading') || record().getSnapshot().hasTag('saving') || areLinesBusy(),
      always(): Breaks {
        const saves = answered.filter(({ slot }) => slot === 'save')
        if (id === null && saves.length > 1) return { 'its own': `a new one was made ${saves.length} times` }
        const faulty = saves.find(
          ({ input }) => id === null && Object.keys(checkLines(valuesOf(input).lines)).length > 0,
        )
        return faulty ? { 'its own': `sent with ${JSON.stringify(valuesOf(faulty.input).lines)}` } : {}
      },
      finally: () =>
        actor.getSnapshot().matches('left') && isUnderWay(actor.getSnapshot())
          ? { 'its own': 'it was left, and something is under way for ever' }
          : {},
      isEnd: () =>
        actor.getSnapshot().matches('left') ||
        record().getSnapshot().hasTag('created') ||
        record().getSnapshot().hasTag('missing'),
      retry() {
        if (actor.getSnapshot().matches('left')) return
        record().send({ type: 'record.retry' })
        const all = lines()
        for (const line of all?.getSnapshot().context.lines ?? []) all?.send({ type: 'line.retry', key: line.key })
      },
      ways: [{ type: 'form.leave' }],
    }
  },
})
