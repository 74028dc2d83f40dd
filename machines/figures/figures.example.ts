import { rangesOf } from '#domain/figures/periods.ts'
import { example } from '#machines/example.ts'
import { figuresFakes, someRanges, someTrade } from './figures.fakes.ts'
import { figuresMachine } from './figures.machine.ts'

const trade = someTrade('trade-1', '2026-11-18', 250)

export const figuresExample = example({
  machine: script => figuresMachine.provide({ actors: figuresFakes(script).actors }),
  slots: ['readPage'],
  inputs: {
    'the last 12 months': { ranges: someRanges, buyerId: 'a-business' },
    'this month': { ranges: rangesOf({ kind: 'month' }, '2026-11-20'), buyerId: 'a-business' },
  },
  events: {
    'screen.opened': { type: 'screen.opened' },
    'screen.left': { type: 'screen.left' },
    'period.change': { type: 'period.change', ranges: rangesOf({ kind: 'year' }, '2026-11-20') },
    'reading.stop': { type: 'reading.stop' },
    'reading.goOn': { type: 'reading.goOn' },
    'reading.retry': { type: 'reading.retry' },
    'trade.recorded': { type: 'trade.recorded', trade },
    'trade.changed': { type: 'trade.changed', trade },
    'trade.removed': { type: 'trade.removed', id: trade.id },
    'trades.touched': { type: 'trades.touched' },
  },
  otherAnswers: {
    readPage: {
      'a list of six pages': { trades: [trade], pages: 6 },
      'a page of a year and a half ago': { trades: [someTrade('trade-9', '2025-03-01')], pages: 6 },
      'an empty list': { trades: [], pages: 1 },
    },
  },
})
