import { business, businessBody } from '#schemas/business.ts'
import { type ListQuery, type Page, pageOf } from '#schemas/envelope.ts'
import { type User, user } from '#schemas/user.ts'
import { get } from './answers.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource-calls.ts'

/** Calls of `/businesses`, and those on the users of one. */
export function businessCalls(client: Client, cache: Cache) {
  const { calls, changed } = resourceCalls(
    client,
    cache,
    'businesses',
    { row: business, body: businessBody, change: businessBody },
    {
      query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
      isIt: (row, { name, ownerId }) => row.name === name && row.ownerId === ownerId,
    },
    ['users'],
  )

  return {
    ...calls,
    /** The users of one business. */
    listUsers: (businessId: string, query: ListQuery, signal?: AbortSignal): Promise<Page<User>> =>
      cache.read(
        ['users', 'of', businessId, query],
        own => get(client, `businesses/list-users/${businessId}`, pageOf(user), { query, signal: own }),
        signal,
      ),
    async assignUser(businessId: string, userId: string, signal?: AbortSignal) {
      await client.write('post', `businesses/assign-user/${businessId}/${userId}`, undefined, { signal })
      changed()
    },
    async unassignUser(businessId: string, userId: string, signal?: AbortSignal) {
      await client.write('post', `businesses/unassign-user/${businessId}/${userId}`, undefined, { signal })
      changed()
    },
  }
}
