/**
 * Resolves when the page is idle and online. Offline imports must wait, because browsers never repeat a failed dynamic
 * import. Rejects with the signal's reason on abort.
 */
export function whenIdle(signal: AbortSignal): Promise<void> {
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
