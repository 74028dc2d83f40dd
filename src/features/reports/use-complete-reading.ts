import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import type { DayRange } from '#domain/figures/periods.ts'
import { readAt } from '#domain/pages-read.ts'
import { hasReadAllOf, tradesRead, unreadableOf } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import { useTradeTotalsActor } from '#patterns/figures/use-figures.ts'

export type CompleteReading = {
  trades: () => Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
  /** Time of the oldest page in epoch ms. */
  readAt: number
  /** Increases when the trades or the days change. */
  version: number
}

/** Maximum age of the pages of a new report in ms. */
const longest = 60_000

/**
 * Returns the trades of a list when all pages of the period are loaded and verified; until then null. When the report
 * opens, checks pages that are older than 60 s, or older than a write by this browser.
 */
export function useCompleteReading(days: DayRange, list: 'transactions' | 'collections'): CompleteReading | null {
  const { now } = useEnvironment()
  const figures = useTradeTotalsActor(list)
  useEffect(() => {
    const { read, own } = figures.getSnapshot().context
    if (own.size > 0 || now() - (readAt(read) ?? Infinity) > longest) figures.send({ type: 'reading.again' })
  }, [figures, now])
  const book = useSelector(figures, snapshot => (hasReadAllOf(snapshot, days) ? snapshot.context.book : null))
  const [seen, setSeen] = useState({ book, days, version: 0 })
  const isSame = seen.book === book && seen.days.from === days.from && seen.days.to === days.to
  if (!isSame) setSeen({ book, days, version: seen.version + 1 })
  if (!isSame || book === null) return null
  const snapshot = figures.getSnapshot()
  return {
    trades: () => tradesRead(snapshot),
    unreadable: unreadableOf(snapshot.context, days),
    readAt: readAt(snapshot.context.read) ?? 0,
    version: seen.version,
  }
}
