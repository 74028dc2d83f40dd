import { assign, setup } from 'xstate'
import { bookOver, emptyBook } from '#domain/carbon/trade-book.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import { isPassing, toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { Trade } from '#schemas/trade.ts'
import { withOwn, withPage } from './counting.ts'
import type { FiguresContext, FiguresEvent, FiguresInput, PageAnswer } from './figures.types.ts'
import { isAllRead, pageFor } from './page-order.ts'

/** How often a page is tried before it counts as one that stays away. */
const mostTries = 3

const freeLanes = [null, null, null, null]

/** The context before anything is read. */
export const nothingRead = ({ ranges, buyerId }: FiguresInput): FiguresContext => ({
  buyerId,
  book: emptyBook(ranges),
  sold: emptyBook(ranges),
  pages: 1,
  read: new Map(),
  failed: new Map(),
  lanes: freeLanes,
  isOrdered: true,
  own: new Map(),
  latest: [],
  isShown: false,
  isOutdated: false,
})

type Of = { lane: number }

const pageIn = ({ lanes }: FiguresContext, lane: number) => lanes[lane]?.page ?? 0
const freed = ({ lanes }: FiguresContext, lane: number) => lanes.with(lane, null)

/** The slots, actions, guards and delays of the machine. */
export const figures = setup({
  types: typed<{
    context: FiguresContext
    events: FiguresEvent
    input: FiguresInput
    tags: 'reading' | 'stopped' | 'done'
  }>(),
  actors: { readPage: actorSlot<PageAnswer, { page: number }>('figures', 'readPage') },
  actions: {
    show: assign({ isShown: true }),
    hide: assign({ isShown: false }),
    outdate: assign({ isOutdated: true }),
    forget: assign(({ context: { buyerId, book, isShown } }) => ({
      ...nothingRead({ ranges: book.ranges, buyerId }),
      isShown,
    })),
    changePeriod: assign(({ context: { book, sold } }, { ranges }: { ranges: PeriodRanges }) => ({
      book: bookOver(book, ranges),
      sold: bookOver(sold, ranges),
    })),
    takePage: assign(({ context }, { lane }: Of) => ({
      lanes: context.lanes.with(lane, { page: pageFor(context, lane) ?? 1, tries: 1 }),
    })),
    takeAgain: assign(({ context: { lanes } }, { lane }: Of) => ({
      lanes: lanes.map((reading, at) => (reading && at === lane ? { ...reading, tries: reading.tries + 1 } : reading)),
    })),
    count: assign(({ context }, { lane, answer }: Of & { answer: PageAnswer }) => ({
      lanes: freed(context, lane),
      ...withPage(context, pageIn(context, lane), answer),
    })),
    giveUp: assign(({ context }, { lane, error }: Of & { error: unknown }) => ({
      lanes: freed(context, lane),
      failed: new Map(context.failed).set(pageIn(context, lane), toProblem(error)),
    })),
    freeLanes: assign({ lanes: freeLanes }),
    forgetFailures: assign({ failed: new Map() }),
    putIn: assign(({ context }, { trade }: { trade: Trade }) => withOwn(context, trade.id, trade)),
    takeOut: assign(({ context }, { id }: { id: string }) => withOwn(context, id, null)),
  },
  guards: {
    isShown: ({ context }) => context.isShown,
    isOutdated: ({ context }) => context.isOutdated,
    isAllRead: ({ context }) => isAllRead(context),
    hasFailed: ({ context }) => context.failed.size > 0,
    isLeft: ({ context }, { lane }: Of) => pageFor(context, lane) !== undefined,
    isWorthAnotherTry: ({ context }, { lane, error }: Of & { error: unknown }) =>
      isPassing(toProblem(error)) && (context.lanes[lane]?.tries ?? mostTries) < mostTries,
  },
  delays: {
    /** Before a page is tried again, in milliseconds. */
    retryPause: 1000,
    /** How long what was read is shown without reading anew. */
    freshFor: 5 * 60_000,
  },
})
