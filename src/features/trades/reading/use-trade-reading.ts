import { useState } from 'react'
import { calledRecordMachine, type FormRecord } from '#actors/records/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundOn } from '#actors/use-background-work.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { loadTrade } from '#features/trades/load-trade.ts'
import type { PlaceRoute, RecordRoute } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'

export type TradeViewConfig = {
  noun: 'transaction' | 'collection'
  resource: 'transactions' | 'collections'
  list: { [List in PlaceRoute]: `${List}.view` extends RecordRoute ? List : never }[PlaceRoute]
}

export type ReadValues = { trade: Trade | null }

const readOnly = () => Promise.reject(new Error('You can’t change trades here.'))

/**
 * Returns the form record of a trade to view. Loading waits for pending saves of the edit form. `loaded` is the trade,
 * if already known.
 */
export function useTradeReading(
  { resource }: TradeViewConfig,
  id: string,
  loaded: ReadValues | undefined,
): FormRecord<ReadValues> {
  const api = useApi()
  const background = useBackgroundOn(id)
  const [machine] = useState(() =>
    calledRecordMachine<ReadValues>({
      load: async (saved, signal) => {
        await background.end(signal)
        return { trade: await loadTrade(api, resource, saved, signal) }
      },
      create: readOnly,
      find: readOnly,
      update: readOnly,
    }),
  )
  const known = background.isFree() ? loaded : undefined
  return useMadeActor(machine, { input: { id, values: { trade: null }, loaded: known, check: () => ({}) } })
}
