import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { get } from './answers.ts'
import { businessCalls } from './business-calls.ts'
import { type Cache, createCache } from './cache.ts'
import type { Client } from './client.ts'
import { groupsUnlessRefused } from './leniencies/refused-groups.ts'
import { materialCalls } from './material-calls.ts'
import { roleCalls } from './role-calls.ts'
import { createSellers } from './sellers.ts'
import { type TradeParts, tradeCalls } from './trade-calls.ts'
import { createTradeWrites, type TradeWrite } from './trade-writes.ts'
import { userCalls } from './user-calls.ts'

export type ApiOptions = {
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry?: number
}

/** The calls on records, one group for each resource. */
function recordCalls(client: Client, cache: Cache, shared: TradeParts) {
  return {
    users: userCalls(client, cache),
    businesses: businessCalls(client, cache),
    roles: roleCalls(client, cache),
    materials: materialCalls(client, cache),
    transactions: tradeCalls(client, cache, shared, 'transactions'),
    collections: tradeCalls(client, cache, shared, 'collections'),
    /** All permission groups that there are, for the screens that give permissions. */
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

/** Every call on records that the product's server takes. */
export function createApi(client: Client, { firstRetry }: ApiOptions = {}) {
  const cache = createCache(firstRetry === undefined ? {} : { firstRetry })
  const writes = createTradeWrites()
  const sellers = { transactions: createSellers(client), collections: createSellers(client) }
  const shared = { writes, sellers }
  return {
    ...recordCalls(client, cache, shared),
    /** Has a function called with each write to a transaction or collection, until the signal is aborted. */
    onTradeWritten: (listener: (write: TradeWrite) => void, until: AbortSignal) => writes.listen(listener, until),
    /** The same calls for a screen that comes, whose own first reads take what they have read. */
    ahead: recordCalls(client, { ...cache, read: (key, fetcher) => cache.readAhead(key, fetcher) }, shared),
    /** The same calls for a reader of whole lists: what they read is not kept. */
    passing: () => recordCalls(client, { ...cache, read: cache.pass }, shared),
    /** Has the next reads ask the server, although these calls have read the same ahead. */
    dropAhead: () => cache.dropAhead(),
    /** Drops all reads, on signing out. */
    forgetAll: () => cache.clear(),
  }
}
export type SessionApi = ReturnType<typeof createApi>
