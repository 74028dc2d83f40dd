import { user, userBody } from '#schemas/user.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource-calls.ts'

/** Calls of `/users`, and those that give a user a role and take it. */
export function userCalls(client: Client, cache: Cache) {
  const { calls, changed } = resourceCalls(
    client,
    cache,
    'users',
    { row: user, body: userBody, change: userBody },
    {
      query: ({ username }) => ({ searchTerm: username, searchColumn: ['username'] }),
      isIt: (row, { name, username, type }) => row.name === name && row.username === username && row.type === type,
    },
    ['businesses'],
  )

  return {
    ...calls,
    async assignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await client.write('post', `users/assign-role/${userId}/${roleId}`, undefined, { signal })
      changed()
    },
    async unassignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await client.write('post', `users/unassign-role/${userId}/${roleId}`, undefined, { signal })
      changed()
    },
  }
}
