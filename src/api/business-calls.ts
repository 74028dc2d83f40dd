import { businessShapes } from '#contract/business-contract.ts'
import type { ListQuery, Page } from '#schemas/envelope.ts'
import type { User } from '#schemas/user.ts'
import { get } from './answers.ts'
import { assigned } from './assigning.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { readRows } from './read-pages.ts'
import { send } from './requests.ts'
import { resourceCalls } from './resource-calls.ts'
import { forgivingList } from './workarounds/forgiving-list.ts'
import { putIntoUser } from './workarounds/full-user.ts'
import { removed, retainedUsers, stillBelongs } from './workarounds/retained-membership.ts'

export function businessCalls(client: Client, cache: Cache) {
  const readUsers = forgivingList()
  const { calls, changed } = resourceCalls(
    client,
    cache,
    'businesses',
    businessShapes,
    {
      query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
      isIt: (row, { name, ownerId }) => row.name === name && row.ownerId === ownerId,
    },
    ['users'],
  )

  const listUsers = (businessId: string, query: ListQuery, signal?: AbortSignal): Promise<Page<User>> =>
    cache.read(
      ['users', 'of', businessId, query],
      own => {
        const { answer } = businessShapes['users.list']
        const ask = (pageQuery: ListQuery) =>
          get(client, 'businesses.users.list', answer, { params: { businessId }, query: pageQuery, signal: own })
        return readUsers(query, ask, own)
      },
      signal,
    )

  return {
    ...calls,
    listUsers,
    allUsers: (businessId: string, signal: AbortSignal) =>
      readRows((query, own) => listUsers(businessId, query, own), { searchColumn: ['name', 'username'] }, signal),
    /** Returns the users who still have access to a business, although the server removed them from its list. */
    retainedUsers: (businessId: string, signal: AbortSignal): Promise<User[]> =>
      cache.read(['users', 'retained', businessId], own => retainedUsers(client, businessId, own), signal),
    async assignUser(businessId: string, userId: string, signal?: AbortSignal) {
      await assigned(
        () => send(client, 'businesses.users.assign', { params: { businessId, userId }, signal }),
        () => putIntoUser(client, userId, 'businesses', businessId),
      )
      changed()
    },
    /** Removes a user from a business. `isRetained` is true if the server still counts the user as a member afterwards. */
    async unassignUser(businessId: string, userId: string, signal?: AbortSignal): Promise<{ isRetained: boolean }> {
      await removed(() => send(client, 'businesses.users.unassign', { params: { businessId, userId }, signal }))
      changed()
      return { isRetained: await stillBelongs(client, { businessId, userId }) }
    },
  }
}
