import { CancelledError, hashKey, QueryClient } from '@tanstack/query-core'
import { createListeners } from '#domain/listeners.ts'
import { Problem } from '#domain/problem.ts'
import { retries } from './retries.ts'

/** Cache key of a read. The resource comes first, so that a write can invalidate all reads of that resource. */
export type CacheKey = readonly [resource: string, ...rest: readonly unknown[]]

type Fetcher<T> = (signal: AbortSignal) => Promise<T>

export type CacheTimes = {
  /** Delay in ms before the first retry of a read. Default: 1 s. */
  firstRetry?: number
  /** Maximum age of a prefetched result in ms. Default: 5 s. */
  freshFor?: number
}

/** Prefetched results that no screen has used yet. */
function readsAhead(client: QueryClient, freshFor: number) {
  /** Start time of each prefetch, by the hash of its key. */
  const begins = new Map<string, number>()
  return {
    note: (key: CacheKey) => void begins.set(hashKey(key), Date.now()),
    /**
     * Returns the data or error of a completed prefetch, only once per prefetch. Returns undefined if no recent
     * prefetch of this key is complete.
     */
    take(key: CacheKey) {
      const hash = hashKey(key)
      const begun = begins.get(hash) ?? 0
      begins.delete(hash)
      const state = client.getQueryState(key)
      if (state?.fetchStatus !== 'idle' || Date.now() - begun >= freshFor) return undefined
      const { data, dataUpdatedAt, error } = state
      // Omits an `unauthorized` error, because a user might have signed in after the prefetch.
      if (error && !(error instanceof Problem && error.kind === 'unauthorized')) return { error }
      return !error && dataUpdatedAt >= begun ? { data } : undefined
    },
    clear: () => begins.clear(),
  }
}

/**
 * Creates a cache of reads with retries (see {@link retries}). Unused entries expire after 5 minutes. {@link peek}
 * returns cached data synchronously. A read sends a request even if data are cached, unless a recent prefetch has the
 * result.
 */
export function createCache({ firstRetry = 1000, freshFor = 5000 }: CacheTimes = {}) {
  const queries = { networkMode: 'always', gcTime: 5 * 60_000, staleTime: 0, ...retries(firstRetry) } as const
  const client = new QueryClient({ defaultOptions: { queries } })
  const readers = new Map<string, number>()
  const ahead = readsAhead(client, freshFor)
  const forgotten = createListeners<[resource: string]>()

  /**
   * Returns the result of a recent prefetch (or throws its error), or sends a request. If several readers share a
   * request, it is cancelled when the last reader aborts. If `isCached` is false, the response is not cached.
   */
  async function read<T>(key: CacheKey, fetcher: Fetcher<T>, signal?: AbortSignal, isCached = true): Promise<T> {
    signal?.throwIfAborted()
    const hash = hashKey(key)
    const prefetched = ahead.take(key)
    if (prefetched?.error) throw prefetched.error
    if (prefetched) return prefetched.data as T
    readers.set(hash, (readers.get(hash) ?? 0) + 1)
    const leave = () => {
      const left = (readers.get(hash) ?? 1) - 1
      if (left > 0) readers.set(hash, left)
      else readers.delete(hash)
      return left
    }
    // A write cancels pending reads of its resource, because their responses might be stale. This loop repeats
    // cancelled reads.
    const fresh = async (): Promise<T> => {
      try {
        const data = await client.fetchQuery({
          queryKey: key,
          queryFn: context => fetcher(context.signal),
          ...(isCached ? {} : { gcTime: 0 }),
        })
        // The cached copy shares all equal parts with the previous response, so that equal rows do not render again.
        return client.getQueryData<T>(key) ?? data
      } catch (error) {
        if (error instanceof CancelledError && !signal?.aborted) return fresh()
        throw error
      }
    }
    const { promise: called, reject } = Promise.withResolvers<never>()
    const onAbort = () => {
      if (leave() === 0) void client.cancelQueries({ queryKey: key, exact: true })
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      return await Promise.race([fresh(), called])
    } finally {
      signal?.removeEventListener('abort', onAbort)
      if (!signal?.aborted) leave()
    }
  }

  return {
    read,
    /** Reads without caching the response. */
    pass: <T>(key: CacheKey, fetcher: Fetcher<T>, signal?: AbortSignal) => read(key, fetcher, signal, false),
    /** Prefetches data for the next screen. The next read of this key uses the result. */
    readAhead<T>(key: CacheKey, fetcher: Fetcher<T>): Promise<T> {
      ahead.note(key)
      return client.fetchQuery({ queryKey: key, queryFn: ({ signal }) => fetcher(signal) })
    },
    /** Discards prefetched results, so that the next reads send requests. */
    dropAhead: ahead.clear,
    /** Returns the cached data for a key, or undefined. */
    peek<T>(key: CacheKey): T | undefined {
      return client.getQueryData<T>(key)
    },
    /** Invalidates all reads of the written resources. */
    forget(...resources: readonly string[]) {
      for (const resource of resources) {
        client.removeQueries({ queryKey: [resource] })
        forgotten.notify(resource)
      }
    },
    /** Subscribes to invalidated resources. Returns a function that unsubscribes. */
    onForgotten: forgotten.subscribe,
    /** Clears the cache, on sign-out. */
    clear() {
      ahead.clear()
      client.clear()
    },
  }
}
export type Cache = ReturnType<typeof createCache>
