import { authenticationAnswers } from '#contract/authentication-contract.ts'
import { userShapes } from '#contract/user-contract.ts'
import { get } from './answers.ts'
import { assigned } from './assigning.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { send } from './requests.ts'
import { resourceCalls } from './resource-calls.ts'
import { putIntoUser } from './workarounds/full-user.ts'
import { ownDetails } from './workarounds/own-details.ts'

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
    get: (...[id, preload, signal]: Parameters<typeof calls.get>) =>
      ownDetails(
        id,
        () => calls.get(id, preload, signal),
        async () => (await get(client, 'authentication.check', authenticationAnswers.check, { signal })).item,
      ),
    async assignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await assigned(
        () => send(client, 'users.roles.assign', { params: { userId, roleId }, signal }),
        () => putIntoUser(client, userId, 'roles', roleId),
      )
      changed()
    },
    async unassignRole(userId: string, roleId: string, signal?: AbortSignal) {
      await send(client, 'users.roles.unassign', { params: { userId, roleId }, signal })
      changed()
    },
  }
}
