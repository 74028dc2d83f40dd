import { assign, fromCallback, setup } from 'xstate'
import { emptySumsByDay, withRanges } from '#domain/carbon/sums-by-day.ts'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import type { PageEvent, PageRead } from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { Trade } from '#schemas/trade.ts'
import { withOwn, withPage, withSellers } from './counting.ts'
import { isAllRead } from './page-order.ts'
import type { ReadingInput, TradeTotalsContext, TradeTotalsEvent, TradeTotalsInput } from './trade-totals.types.ts'

/** Returns the initial context. */
export const nothingRead = ({ ranges, buyerId }: TradeTotalsInput): TradeTotalsContext => ({
  buyerId,
  sellerIds: null,
  book: emptySumsByDay(ranges),
  sold: emptySumsByDay(ranges),
  read: [],
  failed: new Map(),
  isOrdered: true,
  own: new Map(),
  latest: [],
  isOutdated: false,
})

export const tradeTotals = setup({
  types: typed<{
    context: TradeTotalsContext
    events: TradeTotalsEvent
    input: TradeTotalsInput
    tags: 'reading' | 'stopped' | 'done'
  }>(),
  actors: {
    readPages: fromCallback<PageEvent<Trade>, ReadingInput>(() => missingImplementation('tradeTotals', 'readPages')),
  },
  actions: {
    outdate: assign({ isOutdated: true }),
    forget: assign(({ context: { buyerId, book } }) => nothingRead({ ranges: book.ranges, buyerId })),
    changePeriod: assign(({ context: { book, sold } }, { ranges }: { ranges: PeriodRanges }) => ({
      book: withRanges(book, ranges),
      sold: withRanges(sold, ranges),
    })),
    separate: assign(({ context }, { sellerIds }: { sellerIds: ReadonlySet<string> }) =>
      withSellers(context, sellerIds),
    ),
    count: assign(({ context }, { page }: { page: PageRead<Trade> }) => withPage(context, page)),
    noteFailure: assign(({ context: { failed } }, { page, problem }: { page: number; problem: Problem }) => ({
      failed: new Map(failed).set(page, problem),
    })),
    forgetFailures: assign({ failed: new Map() }),
    putIn: assign(({ context }, { trade }: { trade: Trade }) => withOwn(context, trade.id, trade)),
    takeOut: assign(({ context }, { id }: { id: string }) => withOwn(context, id, null)),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isAllRead: ({ context }) => isAllRead(context),
    hasFailed: ({ context }) => context.failed.size > 0,
  },
  delays: {
    /** Period after which the data expires, in milliseconds. */
    freshFor: 5 * 60_000,
  },
})
