import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { whenIdle } from '#actors/when-idle.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { statisticsOf } from '#domain/trades/material-statistics.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { useLoaded } from '#patterns/loading/use-loaded.ts'
import type { Trade } from '#schemas/trade.ts'

/** One page of the latest trades, small enough for a quick response. */
const latest = {
  page: 1,
  pageSize: 50,
  searchTerm: '',
  sort: '-createdAt',
  preload: ['buyer', 'seller', 'materials'],
}

const none: readonly Trade[] = []

/**
 * Returns recent trades and their price statistics, loaded while the page is idle. Empty until loaded, or if `may` is
 * false. The statistics exclude the trade `id`, and use the parties that the user chose in `record`.
 */
export function useRecentTrades({
  calls: { listOnce },
  id,
  may,
  record,
}: {
  calls: Pick<TradeCalls, 'listOnce'>
  id: string | null
  may: boolean
  record: FormRecord<TradeValues>
}) {
  const { value } = useLoaded<readonly Trade[]>(async signal => {
    if (!may) return none
    await whenIdle(signal)
    return (await listOnce(latest, signal)).items
  })
  const trades = value ?? none
  const buyerId = useSelector(record, ({ context }) => context.values.buyer?.id ?? null)
  const sellerId = useSelector(record, ({ context }) => context.values.seller?.id ?? null)
  const past = useMemo(
    () => statisticsOf(trades, { but: id, parties: { buyerId, sellerId } }),
    [trades, id, buyerId, sellerId],
  )
  return { trades, past }
}
