/*
 * The figures of an overview: sums of all trades of a list over a period and the one before, read page by page. With a
 * `buyerId`, what that business bought and what it sold are summed apart.
 *
 * `screen.opened` begins to read: `readPages` sends each page (`page.read`), or why it could not be read (`page.failed`). Sums are kept
 * by day, so that `period.change` reads only what was not read. A list that gives the latest trades first is read as far back as
 * both periods need, any other one to its end. `reading.stop` and `screen.left` abort what is under way; what was read stays. What
 * this browser writes meanwhile is put in and taken out (`trade.…`).
 *
 * Five minutes after the reading began (`freshFor`) all is forgotten; a screen that shows it keeps it until it is left.
 */
import { figures, nothingRead } from './figures.setup.ts'

export const figuresMachine = figures.createMachine({
  id: 'figures',
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
        'trades.touched': { actions: 'outdate' },
        'trade.recorded': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.changed': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.removed': { actions: { type: 'takeOut', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: ['reading'],
          entry: 'forgetFailures',
          invoke: { src: 'readPages', input: ({ context: { read } }) => ({ read }) },
          always: { guard: 'isAllRead', target: 'done' },
          on: {
            'page.read': { actions: { type: 'count', params: ({ event }) => event } },
            'page.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
            'reading.stop': 'stopped',
          },
        },
        stopped: { tags: ['stopped'], on: { 'reading.goOn': 'reading' } },
        // No screen shows the figures.
        resting: { always: { guard: 'isOutdated', target: '#figures.empty' } },
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
