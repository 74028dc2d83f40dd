import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { figuresExample } from '#machines/figures/figures.example.ts'
import { someRanges, someTrade, someTrades } from '#machines/figures/figures.fakes.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'
import { hung, passes, testStates } from '../state-table.ts'

test('fails with the name of its slot when nobody filled it', () => {
  const actor = createActor(figuresMachine, { input: { ranges: someRanges, buyerId: null } }).start()
  const failed = new Promise(resolve => {
    actor.subscribe({ error: resolve })
  })
  actor.send({ type: 'screen.opened' })
  return expect(failed).resolves.toMatchObject({ message: 'slot readPages of machine figures is not filled' })
})

const { events, inputs } = figuresExample
const open = events['screen.opened']
const leave = events['screen.left']
const stop = events['reading.stop']
const only = { type: 'page.read', page: someTrades([someTrade('trade-1', '2026-11-15')], 1) } as const
const fail = events['page.failed']
const answers = ['page.read', 'page.failed'] as const
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
    'kept.reading': { way: [open], takes: [...everywhere, 'reading.stop', ...answers, ...writes] },
    'kept.reading, with a page': {
      way: [open, events['page.read']],
      takes: [...everywhere, 'reading.stop', ...answers, ...writes],
    },
    'kept.stopped': { way: [open, stop], takes: [...everywhere, 'reading.goOn', ...writes] },
    'kept.resting': { way: [open, leave], takes: ['screen.opened', 'period.change', ...writes] },
    'kept.done': { way: [open, only], takes: [...everywhere, ...writes] },
    'kept.done, without a page that failed': {
      way: [open, fail],
      takes: [...everywhere, 'reading.retry', ...writes],
    },
  },
})
