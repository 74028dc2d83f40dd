/**
 * Limits the number of concurrent calls; further calls wait in order. If a waiting call is aborted, it never starts and
 * rejects with the abort reason.
 */
export function limitConcurrency(limit: number) {
  let free = limit
  const waiting = new Set<() => void>()
  const turn = (signal?: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      waiting.delete(go)
      reject(signal?.reason)
    }
    const go = () => {
      signal?.removeEventListener('abort', giveUp)
      waiting.delete(go)
      free -= 1
      resolve()
    }
    waiting.add(go)
    signal?.addEventListener('abort', giveUp, { once: true })
    if (free > 0) go()
    return promise
  }
  return async <Result>(call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    await turn(signal)
    try {
      return await call()
    } finally {
      free += 1
      const [next] = waiting
      next?.()
    }
  }
}
