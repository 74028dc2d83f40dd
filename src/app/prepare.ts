/**
 * Calls `fetchParts` when the page is idle and there is a connection: an import that has failed once is not repeated by the
 * browser. Returns a function that ends the waiting.
 */
export function prepare(fetchParts: () => Promise<unknown>): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const start = () => {
    if (signal.aborted) return
    if (!navigator.onLine) return addEventListener('online', start, { once: true, signal })
    // A part that could not be fetched is reported where it is needed.
    fetchParts().catch(() => undefined)
  }
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else setTimeout(start)
  return () => listening.abort()
}
