/*
 * The figures of an overview: sums of all trades of a list over a period and the one before, read page by page. With a
 * `buyerId`, what that business bought and what it sold are summed apart.
 *
 * `screen.opened` begins to read: the first page says how many there are, and four lanes read the others, each tried three times
 * before it counts as failed. Sums are kept by day, so that `period.change` reads only what was not read. A list that gives the latest
 * trades first is read as far back as both periods need, any other one as a whole. `reading.stop` and `screen.left` call
 * off what is under way; what was read stays. What this browser writes meanwhile is put in and taken out (`trade.…`).
 *
 * Five minutes after the reading began (`freshFor`) all is forgotten; a screen that shows it keeps it until it is left.
 */
import { ofError } from '#machines/errors.ts'
import { figures, nothingRead } from './figures.setup.ts'

/** One of the lanes in which pages are read side by side. */
const readingPages = (lane: number) =>
  figures.createStateConfig({
    initial: 'waiting',
    states: {
      waiting: {
        always: {
          guard: { type: 'isLeft', params: { lane } },
          target: 'asking',
          actions: { type: 'takePage', params: { lane } },
        },
      },
      asking: {
        invoke: {
          src: 'readPage',
          input: ({ context }) => ({ page: context.lanes[lane]?.page ?? 1 }),
          onDone: {
            target: 'waiting',
            actions: { type: 'count', params: ({ event }) => ({ lane, answer: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isWorthAnotherTry', params: ({ event }) => ({ lane, error: ofError({ event }) }) },
              target: 'pausing',
              actions: { type: 'takeAgain', params: { lane } },
            },
            {
              target: 'waiting',
              actions: { type: 'giveUp', params: ({ event }) => ({ lane, error: ofError({ event }) }) },
            },
          ],
        },
      },
      pausing: { after: { retryPause: 'asking' } },
    },
  })

export const figuresMachine = figures.createMachine({
  id: 'figures',
  context: ({ input }) => nothingRead(input),
  initial: 'empty',
  on: { 'period.change': { actions: { type: 'changePeriod', params: ({ event }) => event } } },
  states: {
    empty: {
      entry: 'forget',
      on: { 'screen.opened': { target: 'kept', actions: 'show' } },
    },
    kept: {
      initial: 'reading',
      after: { freshFor: [{ guard: 'isShown', actions: 'outdate' }, { target: 'empty' }] },
      on: {
        'screen.opened': [
          { guard: 'isOutdated', target: 'kept', reenter: true, actions: ['forget', 'show'] },
          { target: '.reading', actions: 'show' },
        ],
        'screen.left': [
          { guard: 'isOutdated', target: 'empty', actions: 'hide' },
          { target: '.resting', actions: 'hide' },
        ],
        'trades.touched': [{ guard: 'isShown', actions: 'outdate' }, { target: 'empty' }],
        'trade.recorded': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.changed': { actions: { type: 'putIn', params: ({ event }) => event } },
        'trade.removed': { actions: { type: 'takeOut', params: ({ event }) => event } },
      },
      states: {
        reading: {
          tags: ['reading'],
          type: 'parallel',
          exit: 'freeLanes',
          always: { guard: 'isAllRead', target: 'done' },
          on: { 'reading.stop': 'stopped' },
          states: {
            first: readingPages(0),
            second: readingPages(1),
            third: readingPages(2),
            fourth: readingPages(3),
          },
        },
        stopped: { tags: ['stopped'], on: { 'reading.goOn': 'reading' } },
        resting: {},
        done: {
          tags: ['done'],
          on: {
            'period.change': { target: 'reading', actions: { type: 'changePeriod', params: ({ event }) => event } },
            'reading.retry': { guard: 'hasFailed', target: 'reading', actions: 'forgetFailures' },
          },
        },
      },
    },
  },
})
