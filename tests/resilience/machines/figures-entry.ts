import fc from 'fast-check'
import { createActor } from 'xstate'
import { rangesOf } from '#domain/figures/periods.ts'
import { figuresFakes, someTrade } from '#machines/figures/figures.fakes.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'
import { readingProgressOf } from '#machines/figures/figures.selectors.ts'
import { entry } from './entry.ts'

const today = '2026-11-20'
const ranges = fc.constantFrom('month', 'quarter', 'year', 'last12').map(kind => rangesOf({ kind } as const, today))
const id = fc.integer({ min: 1, max: 30 }).map(number => `trade-${number}`)
const trade = fc
  .record({ id, month: fc.integer({ min: 10, max: 11 }), weight: fc.integer({ min: 0, max: 900 }) })
  .map(({ id: of, month, weight }) => someTrade(of, `2026-${month}-15`, weight))
const simple = fc.constantFrom(
  'screen.opened',
  'screen.left',
  'reading.stop',
  'reading.goOn',
  'reading.retry',
  'trades.touched',
)

/** A list of eight pages of three trades, a month each. */
const page = (number: number) => ({
  trades: [1, 2, 3].map(row =>
    someTrade(`trade-${number * 3 + row}`, `2026-${String(12 - number).padStart(2, '0')}-15`),
  ),
  pages: 8,
})

export const figures = entry({
  file: 'figures/figures.machine.ts',
  own: 'never more than four pages are asked for at once',
  without: { 'one write': 'it writes nothing' },
  starts: ranges,
  events: fc.oneof(
    { weight: 3, arbitrary: simple.map(type => ({ type })) },
    fc.record({ type: fc.constant('period.change'), ranges }),
    fc.record({ type: fc.constantFrom('trade.recorded', 'trade.changed'), trade }),
    fc.record({ type: fc.constant('trade.removed'), id }),
  ),
  start({ gate, clock, inspect }, start) {
    const { actors, calls } = figuresFakes({ gate, page })
    const machine = figuresMachine.provide({ actors })
    const actor = createActor(machine, { input: { ranges: start, buyerId: null }, clock, inspect }).start()
    const underWay = () => Object.keys(actor.getSnapshot().children).length
    return {
      actor,
      isBusy: () => actor.getSnapshot().hasTag('reading'),
      always() {
        const { read, own, book } = actor.getSnapshot().context
        const all = new Map([...read.values()].flatMap(({ counted }) => [...counted]))
        for (const [of, kept] of own) {
          if (kept) all.set(of, kept)
          else all.delete(of)
        }
        const weights = [...all.values()].flatMap(({ materials }) => materials.map(({ weight }) => weight))
        const sum = weights.reduce((total, weight) => total + weight, 0)
        const inBook = [...book.months.values()].reduce((total, month) => total + Number(month.all.weight), 0)
        return {
          ...(inBook === sum ? {} : { 'totals agree': `${inBook} kg in the book, ${sum} kg in the trades` }),
          ...(underWay() > 4 ? { 'its own': `${underWay()} pages of ${calls.length} at once` } : {}),
        }
      },
      finally() {
        const snapshot = actor.getSnapshot()
        const { read, failed, pages } = readingProgressOf(snapshot)
        return snapshot.hasTag('done') && read + failed < pages
          ? { 'its own': `done with ${read} and ${failed} of ${pages} pages` }
          : {}
      },
      retry: () => actor.send({ type: 'reading.retry' }),
      ways: [{ type: 'screen.opened' }, { type: 'reading.goOn' }, { type: 'screen.left' }],
    }
  },
})
