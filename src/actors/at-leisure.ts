/**
 * Resolves when the page is idle and there is a connection: an import that has failed once is not repeated by the browser.
 * Rejects with the reason of the signal when that is aborted before.
 */
export function atLeisure(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (navigator.onLine) resolve()
    else addEventListener('online', () => resolve(), { once: true, signal })
  }
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal.aborted) reject(signal.reason)
  // Safari has no requestIdleCallback.
  else if ('requestIdleCallback' in window) requestIdleCallback(look)
  else setTimeout(look)
  return promise
}
