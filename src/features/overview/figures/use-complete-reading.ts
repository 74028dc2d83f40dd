import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DayRange } from '#domain/figures/periods.ts'
import { hasReadAllOf, tradesRead, unreadableOf } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { ReadTrade, Unreadable } from '#machines/trade-totals/trade-totals.types.ts'
import { useTradeTotalsActor } from './use-figures.ts'

export type CompleteReading = {
  trades: () => Iterable<readonly [id: string, ReadTrade]>
  unreadable: Unreadable
  /** Increases when the trades or the days change. */
  version: number
}

/** Returns the trades of a list when all pages of the period are loaded; until then null. */
export function useCompleteReading(days: DayRange, list: 'transactions' | 'collections'): CompleteReading | null {
  const figures = useTradeTotalsActor(list)
  const book = useSelector(figures, snapshot => (hasReadAllOf(snapshot, days) ? snapshot.context.book : null))
  const [seen, see] = useState({ book, days, version: 0 })
  const isSame = seen.book === book && seen.days.from === days.from && seen.days.to === days.to
  if (!isSame) see({ book, days, version: seen.version + 1 })
  if (!isSame || book === null) return null
  const snapshot = figures.getSnapshot()
  return { trades: () => tradesRead(snapshot), unreadable: unreadableOf(snapshot.context, days), version: seen.version }
}
