/**
 * Resolves when the page is idle and either online or served by a service worker that stores all files. Imports must
 * wait for this, because browsers never retry a failed dynamic import. Rejects with the signal's reason on abort.
 */
export function whenIdle(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const look = () => {
    if (navigator.onLine || navigator.serviceWorker?.controller) resolve()
    else addEventListener('online', () => resolve(), { once: true, signal })
  }
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal.aborted) reject(signal.reason)
  // Safari has no requestIdleCallback.
  else if ('requestIdleCallback' in window) requestIdleCallback(look)
  else setTimeout(look)
  return promise
}
