/** What this browser wrote to trades. `id` is null where it is not known which one it was. */
export type TradeWrite = {
  resource: 'transactions' | 'collections'
  id: string | null
  done: 'recorded' | 'changed' | 'removed'
}

/** Tells of writes to trades, once the server has answered or might have carried them out. */
export function createTradeWrites() {
  const listeners = new Set<(write: TradeWrite) => void>()
  return {
    tell(write: TradeWrite) {
      for (const listener of listeners) listener(write)
    },
    /** Has a function called with each write from now on, until the signal is aborted. */
    listen(listener: (write: TradeWrite) => void, until: AbortSignal) {
      listeners.add(listener)
      until.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
  }
}
export type TradeWrites = ReturnType<typeof createTradeWrites>
