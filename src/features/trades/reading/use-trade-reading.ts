import { useState } from 'react'
import { createEmptyActor } from 'xstate'
import { useEnvironment } from '#actors/environment.tsx'
import { calledRecordMachine } from '#actors/records/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundOn } from '#actors/use-background-work.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import type { Api } from '#api/api.ts'
import { loadTrade } from '#features/trades/load-trade.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import type { PlaceRoute, RecordRoute } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'

export type TradeViewConfig = {
  noun: 'transaction' | 'collection'
  resource: 'transactions' | 'collections'
  list: { [List in PlaceRoute]: `${List}.view` extends RecordRoute ? List : never }[PlaceRoute]
}

/** `readAt` is the time of the request in epoch ms. */
export type ReadValues = { trade: Trade | null; readAt: number }

const readOnly = () => Promise.reject(new Error('You can’t change trades here.'))

export async function readTrade(
  { resource }: TradeViewConfig,
  { api, now }: { api: Api; now: () => number },
  id: string,
  signal: AbortSignal,
): Promise<ReadValues> {
  const readAt = now()
  return { trade: await loadTrade(api, resource, id, signal), readAt }
}

/**
 * Returns the form record of a trade to view. Loading waits for pending saves of the edit form. `loaded` is the trade,
 * if already known.
 */
export function useTradeReading(
  config: TradeViewConfig,
  id: string,
  loaded: ReadValues | undefined,
): FormRecord<ReadValues> {
  const api = useApi()
  const { now } = useEnvironment()
  const background = useBackgroundOn(id)
  const [machine] = useState(() =>
    calledRecordMachine<ReadValues>({
      load: async (saved, signal) => {
        await background.end(signal)
        return readTrade(config, { api, now }, saved, signal)
      },
      create: readOnly,
      find: readOnly,
      update: readOnly,
    }),
  )
  const known = background.isFree() ? loaded : undefined
  const [parent] = useState(createEmptyActor)
  return useMadeActor(machine, {
    input: { parent, id, values: { trade: null, readAt: 0 }, loaded: known, check: () => ({}) },
  })
}
