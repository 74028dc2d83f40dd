import { useMemo } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { statisticsOf } from '#domain/trades/material-statistics.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import type { Trade } from '#schemas/trade.ts'

/** One page of the latest trades, of a size that servers answer quickly. */
const latest = {
  page: 1,
  pageSize: 50,
  searchTerm: '',
  sort: '-createdAt',
  preload: ['buyer', 'seller', 'materials'],
}

const none: readonly Trade[] = []

/** Returns recent trades, read while the page is idle. Empty before, and without `may`. `id` is the edited trade. */
export function useRecentTrades({ listOnce }: Pick<TradeCalls, 'listOnce'>, id: string | null, may: boolean) {
  const { value } = useLoaded<readonly Trade[]>(async signal => {
    if (!may) return none
    await whenIdle(signal)
    return (await listOnce(latest, signal)).items
  })
  const trades = value ?? none
  const past = useMemo(() => statisticsOf(trades, id), [trades, id])
  return { trades, past }
}
