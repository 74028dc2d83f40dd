import { userShapes } from '#contract/user-contract.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { send } from './requests.ts'
import { resourceCalls } from './resource-calls.ts'

/** Calls of `/users`, and those that give a user a role and take it. */
export function userCalls(client: Client, cache: Cache) {
  const { calls, changed } = resourceCalls(
    client,
    cache,
    'users',
    userShapes,
    {
      query: ({ username }) => ({ searchTerm: username, searchColumn: ['username'] }),
      isIt: (row, { name, username, type }) => row.name === name && row.username === username && row.type === type,
    },
    ['businesses'],
  )

  return {
    ...calls,
    async assignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await send(client, 'users.roles.assign', { params: { userId, roleId }, signal })
      changed()
    },
    async unassignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await send(client, 'users.roles.unassign', { params: { userId, roleId }, signal })
      changed()
    },
  }
}
