/**
 * Has `fetchParts` called when the page has nothing better to do, and not before there is a connection: a file that a
 * browser once missed it does not ask for again. Gives a function that ends the waiting.
 */
export function prepare(fetchParts: () => Promise<unknown>): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const start = () => {
    if (signal.aborted) return
    if (!navigator.onLine) return addEventListener('online', start, { once: true, signal })
    // Whatever needs a part that did not come says so itself, when it needs it.
    fetchParts().catch(() => undefined)
  }
  // Safari cannot tell when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else setTimeout(start)
  return () => listening.abort()
}
