/*
 * Sums all trades of two periods for an overview, page by page.
 *
 * - Owner: the overview screen. Inputs: the period ranges, and an optional `buyerId` to sum purchases and sales of that
 *   business separately.
 * - `screen.opened` starts the actor `readPages`. The actor sends `page.read` or `page.failed` for each page.
 * - If the list contains trades of other businesses, the actor first sends `sellers.read`. The sums exclude those trades.
 * - Sums are stored by day. After `period.change`, the machine reads only the missing pages.
 * - If the list is sorted with the newest trades first, reading stops at the start of the earlier period. Otherwise the
 *   machine reads all pages.
 * - `reading.stop` and `screen.left` abort the pending calls. Pages already read stay.
 * - `trade.recorded`, `trade.changed` and `trade.removed` apply this browser's own writes to the sums.
 * - The data expires after five minutes (`freshFor`), but never while a screen shows it.
 */
import { nothingRead, tradeTotals } from './trade-totals.setup.ts'

export const tradeTotalsMachine = tradeTotals.createMachine({
  id: 'tradeTotals',
  context: ({ input }) => nothingRead(input),
  initial: 'empty',
  on: { 'period.change': { actions: { type: 'changePeriod', params: ({ event }) => event } } },
  states: {
    empty: {
      entry: 'forget',
      on: { 'screen.opened': 'kept' },
    },
    kept: {
      initial: 'reading',
      after: { freshFor: { actions: 'outdate' } },
      on: {
        'screen.opened': [
          { guard: 'isOutdated', target: 'kept', reenter: true, actions: 'forget' },
          { target: '.reading' },
        ],
        'screen.left': '.resting',
        'sellers.read': { actions: { type: 'separate', params: ({ event }) => event } },
        'trades.touched': { actions: 'outdate' },
        'trade.recorded': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.changed': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.removed': { actions: { type: 'takeOut', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: ['reading'],
          entry: 'forgetFailures',
          invoke: { src: 'readPages', input: ({ context: { read, sellerIds } }) => ({ read, sellerIds }) },
          always: { guard: 'isAllRead', target: 'done' },
          on: {
            'page.read': { actions: { type: 'count', params: ({ event }) => event } },
            'page.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
            'reading.stop': 'stopped',
          },
        },
        stopped: { tags: ['stopped'], on: { 'reading.goOn': 'reading' } },
        // State while no screen shows the sums.
        resting: { always: { guard: 'isOutdated', target: '#tradeTotals.empty' } },
        done: {
          tags: ['done'],
          on: {
            'period.change': { target: 'reading', actions: { type: 'changePeriod', params: ({ event }) => event } },
            'reading.retry': { guard: 'hasFailed', target: 'reading' },
          },
        },
      },
    },
  },
})
