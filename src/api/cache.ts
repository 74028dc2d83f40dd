import { CancelledError, hashKey, QueryClient } from '@tanstack/query-core'
import { Problem } from '#domain/problem.ts'
import { retries } from './retries.ts'

/** Names a read: the resource first, so that a write can forget all reads of it. */
export type CacheKey = readonly [resource: string, ...rest: readonly unknown[]]

type Fetcher<T> = (signal: AbortSignal) => Promise<T>

/** Milliseconds for which what was read ahead is taken for what the server has now. */
const freshFor = 5000

/** What was read ahead, and no screen has used yet. */
function readsAhead(client: QueryClient) {
  /** When it was asked for, by the hash of its key. */
  const begins = new Map<string, number>()
  return {
    note: (key: CacheKey) => void begins.set(hashKey(key), Date.now()),
    /** What was read ahead under a key and is there, once: its data or its failure. Undefined if nothing was, or too long ago. */
    take(key: CacheKey) {
      const hash = hashKey(key)
      const begun = begins.get(hash) ?? 0
      begins.delete(hash)
      const state = client.getQueryState(key)
      if (state?.fetchStatus !== 'idle' || Date.now() - begun >= freshFor) return undefined
      const { data, dataUpdatedAt, error } = state
      // Who is signed in may be another by the time of this failure.
      if (error && !(error instanceof Problem && error.kind === 'unauthorized')) return { error }
      return !error && dataUpdatedAt >= begun ? { data } : undefined
    },
    clear: () => begins.clear(),
  }
}

/**
 * Reads that are kept, and tried again as {@link retries} says, first after `firstRetry` milliseconds; what is not used
 * is discarded after 5 minutes. A kept read is shown at once by {@link peek}, and always read anew.
 */
export function createCache({ firstRetry = 1000 }: { firstRetry?: number } = {}) {
  const queries = { networkMode: 'always', gcTime: 5 * 60_000, staleTime: 0, ...retries(firstRetry) } as const
  const client = new QueryClient({ defaultOptions: { queries } })
  const readers = new Map<string, number>()
  const ahead = readsAhead(client)

  /**
   * Reads through the cache: what was read ahead a moment ago is used, a failure too. Aborting the last reader of a key calls the
   * request off. `isKept`: the answer stays in the cache.
   */
  async function read<T>(key: CacheKey, fetcher: Fetcher<T>, signal?: AbortSignal, isKept = true): Promise<T> {
    signal?.throwIfAborted()
    const hash = hashKey(key)
    const taken = ahead.take(key)
    if (taken?.error) throw taken.error
    if (taken) return taken.data as T
    readers.set(hash, (readers.get(hash) ?? 0) + 1)
    const leave = () => {
      const left = (readers.get(hash) ?? 1) - 1
      if (left > 0) readers.set(hash, left)
      else readers.delete(hash)
      return left
    }
    // A write that lands in the midst of a read makes its answer stale before it is there: it is read again.
    const fresh = async (): Promise<T> => {
      try {
        return await client.fetchQuery({
          queryKey: key,
          queryFn: context => fetcher(context.signal),
          ...(isKept ? {} : { gcTime: 0 }),
        })
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
    /** Reads without keeping the answer. */
    pass: <T>(key: CacheKey, fetcher: Fetcher<T>, signal?: AbortSignal) => read(key, fetcher, signal, false),
    /** Reads for the next screen, whose own first read of this key uses the answer. */
    readAhead<T>(key: CacheKey, fetcher: Fetcher<T>): Promise<T> {
      ahead.note(key)
      return client.fetchQuery({ queryKey: key, queryFn: ({ signal }) => fetcher(signal) })
    },
    /** Forgets that anything was read ahead: the next reads ask the server. */
    dropAhead: ahead.clear,
    /** What was read last under a key, if it is still kept. */
    peek<T>(key: CacheKey): T | undefined {
      return client.getQueryData<T>(key)
    },
    /** Drops all reads of a resource, after a write to it. */
    forget(...resources: readonly string[]) {
      for (const resource of resources) client.removeQueries({ queryKey: [resource] })
    },
    /** Drops everything, on signing out. */
    clear() {
      ahead.clear()
      client.clear()
    },
  }
}
export type Cache = ReturnType<typeof createCache>
