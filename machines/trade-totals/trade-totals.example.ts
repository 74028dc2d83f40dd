import { rangesOf } from '#domain/figures/periods.ts'
import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { someRanges, someTrade, someTrades, tradeTotalsFakes } from './trade-totals.fakes.ts'
import { tradeTotalsMachine } from './trade-totals.machine.ts'

const trade = someTrade('trade-1', '2026-11-18', 250)

export const tradeTotalsExample = example({
  machine: tradeTotalsMachine,
  fakes: script => tradeTotalsFakes(script),
  actors: ['readPages'],
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
    'reading.again': { type: 'reading.again' },
    'sellers.read': { type: 'sellers.read', sellerIds: new Set(['a-business', 'a-user']) },
    'page.read': { type: 'page.read', page: someTrades([trade], 6) },
    'page.failed': { type: 'page.failed', page: 1, problem: someProblem('forbidden') },
    'trade.written': { type: 'trade.written', id: trade.id, trade, at: 1 },
    'trades.touched': { type: 'trades.touched' },
  },
  unreachable: {
    'cached.changing': 'the fakes read a list that stays the same',
    'cached.reading: at once [isChanging] → cached.changing': 'the fakes read a list that stays the same',
    'cached.changing: period.change → cached.reading': 'the fakes read a list that stays the same',
    'cached.changing: reading.again → cached.reading': 'the fakes read a list that stays the same',
    'isChanging lets pass': 'the fakes read a list that stays the same',
  },
  otherAnswers: {
    readPages: {
      'a list of six pages': someTrades([trade], 6),
      'a page of a year and a half ago': someTrades([someTrade('trade-9', '2025-03-01')], 6),
      'an empty list': someTrades([], 1),
    },
  },
})
