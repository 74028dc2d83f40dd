import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { atLeisure } from '#actors/at-leisure.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { Problem } from '#domain/problem.ts'
import { pastOf } from '#domain/trades/past-lines.ts'
import type { Trade } from '#schemas/trade.ts'

/** One page of the latest trades, as large as servers answer without much ado. */
const latest = {
  page: 1,
  pageSize: 50,
  searchTerm: '',
  sort: '-createdAt',
  preload: ['buyer', 'seller', 'materials'],
}

const none: readonly Trade[] = []

/**
 * The latest trades of a kind, read once while the page is idle, and what they tell of materials. None until then, and none where
 * they cannot or `may` not be read: nothing depends on them. `id` is the trade that is being changed, which tells nothing of itself.
 */
export function useRecentTrades({ listOnce }: Pick<TradeCalls, 'listOnce'>, id: string | null, may: boolean) {
  const [reading] = useState(() =>
    fromPromise<readonly Trade[]>(async ({ signal }) => {
      if (!may) return none
      await atLeisure(signal)
      try {
        return (await listOnce(latest, signal)).items
      } catch (error) {
        if (error instanceof Problem) return none
        throw error
      }
    }),
  )
  const trades = useSelector(useMadeActor(reading), ({ output }) => output) ?? none
  const past = useMemo(() => pastOf(trades, id), [trades, id])
  return { trades, past }
}
