import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { someProblem } from '#machines/fakes.ts'
import { figuresExample } from '#machines/figures/figures.example.ts'
import { someRanges, someTrade } from '#machines/figures/figures.fakes.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'
import { answers, fails, hung, passes, testStates } from '../state-table.ts'
import { settled } from '../support.ts'

test('the slot that nobody filled is named where its answer would be', async () => {
  const actor = createActor(figuresMachine, { input: { ranges: someRanges, buyerId: null } }).start()
  actor.send({ type: 'screen.opened' })
  await settled()
  expect(actor.getSnapshot().context.failed.get(1)?.message).toBe('slot readPage of machine figures is not filled')
})

const { events, inputs } = figuresExample
const open = events['screen.opened']
const leave = events['screen.left']
const stop = events['reading.stop']
const pages = (count: number) => answers('readPage', { trades: [someTrade('trade-1', '2026-11-15')], pages: count })
const lost = fails('readPage', someProblem('server'))
const refused = fails('readPage', someProblem('forbidden'))
const everywhere = ['screen.opened', 'screen.left', 'period.change'] as const
const writes = ['trade.recorded', 'trade.changed', 'trade.removed', 'trades.touched'] as const

testStates(figuresExample.machine(hung), {
  input: inputs['the last 12 months'],
  events,
  states: {
    empty: { way: [], takes: ['screen.opened', 'period.change'] },
    'empty, after five minutes away': {
      way: [open, leave, passes('freshFor')],
      takes: ['screen.opened', 'period.change'],
    },
    'kept.reading.first.asking': { way: [open], takes: [...everywhere, 'reading.stop', ...writes] },
    'kept.reading.second.waiting': { way: [open], takes: [...everywhere, 'reading.stop', ...writes] },
    'kept.reading.third.waiting': { way: [open], takes: [...everywhere, 'reading.stop', ...writes] },
    'kept.reading.fourth.waiting': { way: [open], takes: [...everywhere, 'reading.stop', ...writes] },
    'kept.reading.fourth.asking': { way: [open, pages(9)], takes: [...everywhere, 'reading.stop', ...writes] },
    'kept.reading.fourth.pausing, as all others': {
      way: [open, pages(9), lost, lost, lost, lost],
      takes: [...everywhere, 'reading.stop', ...writes],
    },
    'kept.reading.first.waiting': {
      way: [open, pages(5), pages(5), pages(5)],
      takes: [...everywhere, 'reading.stop', ...writes],
    },
    'kept.stopped': { way: [open, stop], takes: [...everywhere, 'reading.goOn', ...writes] },
    'kept.resting': { way: [open, leave], takes: [...everywhere, ...writes] },
    'kept.done': { way: [open, pages(1)], takes: [...everywhere, ...writes] },
    'kept.done, without a page that stayed away': {
      way: [open, refused],
      takes: [...everywhere, 'reading.retry', ...writes],
    },
  },
})
