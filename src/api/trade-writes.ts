import { createListeners } from '#domain/listeners.ts'

/** What this browser wrote to trades. `id` is null where it is not known which one it was. */
export type TradeWrite = {
  resource: 'transactions' | 'collections'
  id: string | null
  done: 'recorded' | 'changed' | 'removed'
}

/** Tells of writes to trades, once the server has answered or might have carried them out. */
export function createTradeWrites() {
  const { notify, subscribe } = createListeners<[TradeWrite]>()
  return {
    tell: notify,
    /** Has a function called with each write from now on, until the signal is aborted. */
    listen(listener: (write: TradeWrite) => void, until: AbortSignal) {
      until.addEventListener('abort', subscribe(listener), { once: true })
    },
  }
}
export type TradeWrites = ReturnType<typeof createTradeWrites>
