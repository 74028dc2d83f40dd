import { createListeners } from '#domain/listeners.ts'

/** Write to a trade from this browser tab. `id` is null if the write's response doesn't identify the trade. */
export type TradeWrite = {
  resource: 'transactions' | 'collections'
  id: string | null
  done: 'recorded' | 'changed' | 'removed'
}

/** Notifies listeners of writes to trades that succeeded or might have been processed. */
export function createTradeWrites() {
  const { notify, subscribe } = createListeners<[TradeWrite]>()
  return {
    notify,
    /** Subscribes a listener to writes. Aborting `until` unsubscribes it. */
    listen(listener: (write: TradeWrite) => void, until: AbortSignal) {
      until.addEventListener('abort', subscribe(listener), { once: true })
    },
  }
}
export type TradeWrites = ReturnType<typeof createTradeWrites>
