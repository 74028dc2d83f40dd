import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { get } from './answers.ts'
import { businessCalls } from './business-calls.ts'
import { type Cache, type CacheTimes, createCache } from './cache.ts'
import type { Client } from './client.ts'
import { materialCalls } from './material-calls.ts'
import { roleCalls } from './role-calls.ts'
import { createSellers } from './sellers.ts'
import { type TradeParts, tradeCalls } from './trade-calls.ts'
import { createTradeWrites, type TradeWrite } from './trade-writes.ts'
import { userCalls } from './user-calls.ts'
import { groupsUnlessRefused } from './workarounds/refused-groups.ts'

function recordCalls(client: Client, cache: Cache, shared: TradeParts) {
  return {
    users: userCalls(client, cache),
    businesses: businessCalls(client, cache),
    roles: roleCalls(client, cache),
    materials: materialCalls(client, cache),
    transactions: tradeCalls(client, cache, shared, 'transactions'),
    collections: tradeCalls(client, cache, shared, 'collections'),
    /** Reads all permission groups, for the screens that assign permissions. */
    permissionGroups: (signal?: AbortSignal) =>
      cache.read(
        ['permissionGroups'],
        own =>
          groupsUnlessRefused(async () => {
            const answer = authenticationAnswers.permissions
            return (await get(client, 'authentication.permissions', answer, { signal: own })).items
          }),
        signal,
      ),
  }
}
export type Api = ReturnType<typeof recordCalls>

export function createApi(client: Client, times?: CacheTimes) {
  const cache = createCache(times)
  const writes = createTradeWrites()
  const sellers = { transactions: createSellers(client), collections: createSellers(client) }
  const shared = { writes, sellers }
  return {
    ...recordCalls(client, cache, shared),
    /** Subscribes to writes of transactions and collections. Aborting `until` unsubscribes. */
    onTradeWritten: (listener: (write: TradeWrite) => void, until: AbortSignal) => writes.listen(listener, until),
    /** Subscribes to writes of any resource. Aborting `until` unsubscribes. */
    onWritten: (listener: (resource: string) => void, until: AbortSignal) =>
      until.addEventListener('abort', cache.onForgotten(listener), { once: true }),
    /** Calls that prefetch data. The next screen uses the results for its first reads. */
    ahead: recordCalls(client, { ...cache, read: (key, fetcher) => cache.readAhead(key, fetcher) }, shared),
    /** Calls that bypass the cache, for reading entire lists. */
    passing: () => recordCalls(client, { ...cache, read: cache.pass }, shared),
    /** Discards prefetched results, so that the next reads send requests. */
    dropAhead: () => cache.dropAhead(),
    /** Clears the cache, on sign-out. */
    forgetAll: () => cache.clear(),
  }
}
export type SessionApi = ReturnType<typeof createApi>
