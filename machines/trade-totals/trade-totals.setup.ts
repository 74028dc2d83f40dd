import { assign, fromCallback, setup } from 'xstate'
import type { PeriodRanges } from '#domain/figures/periods.ts'
import {
  currentPass,
  isCompletePass,
  nothingRead,
  type PageEvent,
  type PageRead,
  readAgain,
  readingStateOf,
} from '#domain/pages-read.ts'
import type { Problem } from '#domain/problem.ts'
import { missingImplementation } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { Trade } from '#schemas/trade.ts'
import { countPage, emptyTotals, withOwn, withPeriod, withSellers } from './counting.ts'
import type {
  OwnTrade,
  ReadingInput,
  TradeTotalsContext,
  TradeTotalsEvent,
  TradeTotalsInput,
} from './trade-totals.types.ts'

/** Returns the initial context. */
export const noTotals = ({ ranges, buyerId }: TradeTotalsInput): TradeTotalsContext => ({
  buyerId,
  sellerIds: null,
  ...emptyTotals(ranges),
  read: { ...nothingRead, since: ranges.before.from },
  counted: emptyTotals(ranges),
  next: emptyTotals(ranges),
  failed: new Map(),
  own: new Map(),
  isOutdated: false,
})

export const tradeTotals = setup({
  types: typed<{
    context: TradeTotalsContext
    events: TradeTotalsEvent
    input: TradeTotalsInput
    tags: 'reading' | 'stopped' | 'done' | 'changing'
  }>(),
  actors: {
    readPages: fromCallback<PageEvent<Trade>, ReadingInput>(() => missingImplementation('tradeTotals', 'readPages')),
  },
  actions: {
    outdate: assign({ isOutdated: true }),
    forget: assign(({ context: { buyerId, book } }) => noTotals({ ranges: book.ranges, buyerId })),
    changePeriod: assign(({ context }, { ranges }: { ranges: PeriodRanges }) => withPeriod(context, ranges)),
    readAgain: assign(({ context: { read } }) => ({ read: readAgain(read) })),
    separate: assign(({ context }, { sellerIds }: { sellerIds: ReadonlySet<string> }) =>
      withSellers(context, sellerIds),
    ),
    count: assign(({ context }, { page }: { page: PageRead<Trade> }) => countPage(context, page)),
    noteFailure: assign(({ context: { failed } }, { page, problem }: { page: number; problem: Problem }) => ({
      failed: new Map(failed).set(page, problem),
    })),
    forgetFailures: assign({ failed: new Map() }),
    takeOwn: assign(({ context }, { id, ...change }: OwnTrade & { id: string }) =>
      withOwn(context, new Map(context.own).set(id, change)),
    ),
  },
  guards: {
    isOutdated: ({ context }) => context.isOutdated,
    isCertain: ({ context: { read } }) => readingStateOf(read) === 'certain',
    isChanging: ({ context: { read } }) => readingStateOf(read) === 'changing',
    hasTriedAll: ({ context: { read, failed } }) => failed.size > 0 && isCompletePass(currentPass(read), failed),
    hasFailed: ({ context }) => context.failed.size > 0,
  },
  delays: {
    /** Period after which the data expires, in milliseconds. */
    freshFor: 5 * 60_000,
  },
})
