/*
 * Sums all trades of two periods for an overview, page by page.
 *
 * - Owner: the overview screen. Inputs: the period ranges, and an optional `buyerId` to sum purchases and sales of that
 *   business separately.
 * - `screen.opened` starts the actor `readPages`. The actor sends `page.read` or `page.failed` for each page.
 * - If the list contains trades of other businesses, the actor first sends `sellers.read`. The sums exclude those
 *   trades.
 * - Sums are stored by day. After `period.change`, the machine reads only the missing pages.
 * - If the list is sorted with the newest trades first, reading stops at the start of the earlier period. Otherwise the
 *   machine reads all pages.
 * - The reading ends when the trades are verified; see {@link file://../../src/domain/pages-read.ts}. If the list
 *   changes faster than it can be read, the reading ends in `changing`. `reading.again` checks whether the list changed
 *   since.
 * - `reading.stop` and `screen.left` abort the pending calls. Pages already read stay.
 * - `trade.written` applies a write by this browser to the sums.
 * - The data expires after five minutes (`freshFor`), but never while a screen shows it.
 */
import { noTotals, tradeTotals } from './trade-totals.setup.ts'

export const tradeTotalsMachine = tradeTotals.createMachine({
  id: 'tradeTotals',
  context: ({ input }) => noTotals(input),
  initial: 'empty',
  on: { 'period.change': { actions: { type: 'changePeriod', params: ({ event }) => event } } },
  states: {
    empty: {
      entry: 'forget',
      on: { 'screen.opened': 'cached' },
    },
    cached: {
      initial: 'reading',
      after: { freshFor: { actions: 'outdate' } },
      on: {
        'screen.opened': [
          { guard: 'isOutdated', target: 'cached', reenter: true, actions: 'forget' },
          { target: '.reading' },
        ],
        'screen.left': '.resting',
        'sellers.read': { actions: { type: 'separate', params: ({ event }) => event } },
        'trades.touched': { actions: 'outdate' },
        'trade.written': { actions: { type: 'takeOwn', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: ['reading'],
          entry: 'forgetFailures',
          invoke: { src: 'readPages', input: ({ context: { read, sellerIds } }) => ({ read, sellerIds }) },
          always: [
            { guard: 'isCertain', target: 'done' },
            { guard: 'isChanging', target: 'changing' },
            { guard: 'hasTriedAll', target: 'done' },
          ],
          on: {
            'page.read': { actions: { type: 'count', params: ({ event }) => event } },
            'page.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
            'period.change': {
              target: 'reading',
              reenter: true,
              actions: { type: 'changePeriod', params: ({ event }) => event },
            },
            // Repeats the pending requests, because their responses might lack the write.
            'trade.written': {
              target: 'reading',
              reenter: true,
              actions: { type: 'takeOwn', params: ({ event }) => event },
            },
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
            'reading.again': { target: 'reading', actions: 'readAgain' },
          },
        },
        changing: {
          tags: ['done', 'changing'],
          on: {
            'period.change': { target: 'reading', actions: { type: 'changePeriod', params: ({ event }) => event } },
            'reading.again': { target: 'reading', actions: 'readAgain' },
          },
        },
      },
    },
  },
})
