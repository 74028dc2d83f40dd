import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { figuresOn } from '#actors/lists/trade-totals.actor.ts'
import { sessionService } from '#actors/session/session-services.ts'
import type { SumsByDay } from '#domain/carbon/sums-by-day.ts'
import type { TradeSums } from '#domain/carbon/trade-sums.ts'
import { type DayRange, localDay, type Period, rangesOf, withEarlier } from '#domain/figures/periods.ts'
import type { Problem } from '#domain/problem.ts'
import {
  isCertain,
  isWithoutFigures,
  isWithoutTrades,
  type ReadingProgress,
  readingProblemOf,
  readingProgressOf,
  type TradeTotalsActor,
  unreadableOf,
} from '#machines/trade-totals/trade-totals.selectors.ts'
import type { Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import type { Trade } from '#schemas/trade.ts'
import type { UserType } from '#schemas/user.ts'

/**
 * Totals of a period and of the earlier period. `now` is null until the first page is loaded, `before` until all pages
 * are loaded. `problem` is the error of a page that failed to load.
 */
export type Figures = {
  now: TradeSums | null
  before: TradeSums | null
  /** Sums of all days so far. */
  days: SumsByDay['days']
  /** Sales of the business with id `by`. The sums above exclude them. Null for other users. */
  sold: { by: string; now: TradeSums; before: TradeSums | null; days: SumsByDay['days'] } | null
  progress: ReadingProgress
  problem: Problem | null
  latest: readonly Trade[]
  unreadable: Unreadable
  isWithoutTrades: boolean
}

type ListOfFigures = keyof typeof figuresOn

/**
 * Returns the list to count: collections for collectors, transactions for others. Counting both would count a load
 * twice.
 */
export const listOfFigures = (type: UserType): ListOfFigures => (type === 'collector' ? 'collections' : 'transactions')

/**
 * Returns the actor that computes the totals of a list. `list` defaults to the list of the user's overview and must not
 * change.
 */
export function useTradeTotalsActor(list?: ListOfFigures) {
  const environment = useEnvironment()
  const { type } = useUser()
  const [figures] = useState(() => sessionService(environment, figuresOn[list ?? listOfFigures(type)]))
  return figures
}

const isSame = (one: ReadingProgress, other: ReadingProgress) => JSON.stringify(one) === JSON.stringify(other)

/** Reads the pages that contain the ranges while the screen is shown. `ranges` is `PeriodRanges` as JSON. */
function useRangesRead(figures: TradeTotalsActor, ranges: string) {
  useEffect(() => figures.send({ type: 'period.change', ranges: JSON.parse(ranges) }), [figures, ranges])
  useEffect(() => {
    figures.send({ type: 'screen.opened' })
    return () => {
      // When the session ends, the actor stops before the screen unmounts.
      if (figures.getSnapshot().status === 'active') figures.send({ type: 'screen.left' })
    }
  }, [figures])
}

/**
 * Reads all pages of a list while the screen is shown. Returns the totals of a range of days so far, and the progress.
 * `soFar` contains all trades of the list; for a user's business (`by`), its purchases and its sales.
 */
export function useAllRead(days: DayRange, list: ListOfFigures) {
  const figures = useTradeTotalsActor(list)
  useRangesRead(figures, JSON.stringify(withEarlier(days)))
  return {
    progress: useSelector(figures, readingProgressOf, isSame),
    soFar: {
      by: useSelector(figures, ({ context }) => context.buyerId),
      now: useSelector(figures, ({ context }) => context.book.now),
      sold: useSelector(figures, ({ context }) => context.sold.now),
    },
  }
}

/** Returns the totals of a period, which update while pages load. The user must have permission to view the list. */
export function useFigures(period: Period, list?: ListOfFigures): Figures {
  const { now: clock } = useEnvironment()
  const figures = useTradeTotalsActor(list)
  const ranges = JSON.stringify(rangesOf(period, localDay(clock())))
  useRangesRead(figures, ranges)

  const now = useSelector(figures, snapshot => (isWithoutFigures(snapshot) ? null : snapshot.context.book.now))
  const before = useSelector(figures, snapshot => (isCertain(snapshot) ? snapshot.context.book.before : null))
  const by = useSelector(figures, ({ context }) => context.buyerId)
  const soldNow = useSelector(figures, ({ context }) => context.sold.now)
  const soldBefore = useSelector(figures, snapshot => (isCertain(snapshot) ? snapshot.context.sold.before : null))
  const days = useSelector(figures, ({ context }) => context.book.days)
  const soldDays = useSelector(figures, ({ context }) => context.sold.days)
  const latest = useSelector(figures, ({ context }) => context.latest)
  const progress = useSelector(figures, readingProgressOf, isSame)
  const problem = useSelector(figures, readingProblemOf)
  const isEmpty = useSelector(figures, isWithoutTrades)
  const read = useSelector(figures, ({ context }) => context.read)
  const own = useSelector(figures, ({ context }) => context.own)
  const unreadable = useMemo(() => unreadableOf({ read, own }, JSON.parse(ranges).now), [read, own, ranges])
  return useMemo(
    () => ({
      now,
      before,
      days,
      sold: by === null ? null : { by, now: soldNow, before: soldBefore, days: soldDays },
      progress,
      problem,
      latest,
      unreadable,
      isWithoutTrades: isEmpty,
    }),
    [now, before, days, by, soldNow, soldBefore, soldDays, progress, problem, latest, unreadable, isEmpty],
  )
}

/** Returns functions to stop and continue loading, and to read failed pages or a changing list again. */
export function useReading(list?: ListOfFigures) {
  const figures = useTradeTotalsActor(list)
  return {
    stop: () => figures.send({ type: 'reading.stop' }),
    goOn: () => figures.send({ type: 'reading.goOn' }),
    retry: () => figures.send({ type: figures.getSnapshot().hasTag('changing') ? 'reading.again' : 'reading.retry' }),
  }
}
