import { createListeners } from '#domain/listeners.ts'

/** A write to a trade by this browser. `id` is null if unknown. */
export type TradeWrite = {
  resource: 'transactions' | 'collections'
  id: string | null
  done: 'recorded' | 'changed' | 'removed'
}

/** Emits writes to trades, after a response or if the server might have processed them. */
export function createTradeWrites() {
  const { notify, subscribe } = createListeners<[TradeWrite]>()
  return {
    tell: notify,
    /** Subscribes to writes until the signal is aborted. */
    listen(listener: (write: TradeWrite) => void, until: AbortSignal) {
      until.addEventListener('abort', subscribe(listener), { once: true })
    },
  }
}
export type TradeWrites = ReturnType<typeof createTradeWrites>
