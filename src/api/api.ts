import * as z from 'zod/mini'
import { business, businessBody } from '#schemas/business.ts'
import { listOf } from '#schemas/common.ts'
import { type ListQuery, type Page, pageOf } from '#schemas/envelope.ts'
import { material, materialBody } from '#schemas/material.ts'
import { permissionGroup } from '#schemas/permission.ts'
import { role, roleBody } from '#schemas/role.ts'
import { type User, user, userBody } from '#schemas/user.ts'
import { get } from './answers.ts'
import { createCache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource-calls.ts'
import { tradeCalls } from './trade-calls.ts'

const permissionGroups = z.object({ items: listOf(permissionGroup) })

export type ApiOptions = {
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry?: number
}

/** Every call on records that the product's server takes, one group for each resource. */
export function createApi(client: Client, { firstRetry }: ApiOptions = {}) {
  const cache = createCache(firstRetry === undefined ? {} : { firstRetry })
  const users = resourceCalls(
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
  const businesses = resourceCalls(
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
  const roles = resourceCalls(
    client,
    cache,
    'roles',
    { row: role, body: roleBody, change: roleBody },
    {
      query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
      isIt: (row, { name, description }) => row.name === name && row.description === description,
    },
    ['users'],
  )
  const materials = resourceCalls(
    client,
    cache,
    'materials',
    { row: material, body: materialBody, change: materialBody },
    {
      query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
      isIt: (row, { name, gwCode, carbonFactor }) =>
        row.name === name && row.gwCode === gwCode && row.carbonFactor === Number(carbonFactor),
    },
  )

  async function link(path: string, signal?: AbortSignal) {
    await client.write('post', path, undefined, { signal })
    cache.forget('users', 'businesses')
  }

  return {
    users: {
      ...users.calls,
      assignRole: (userId: string, roleId: string, signal?: AbortSignal) =>
        link(`users/assign-role/${userId}/${roleId}`, signal),
      unassignRole: (userId: string, roleId: string, signal?: AbortSignal) =>
        link(`users/unassign-role/${userId}/${roleId}`, signal),
    },
    businesses: {
      ...businesses.calls,
      /** The users of one business. */
      listUsers: (businessId: string, query: ListQuery, signal?: AbortSignal): Promise<Page<User>> =>
        cache.read(
          ['users', 'of', businessId, query],
          own => get(client, `businesses/list-users/${businessId}`, pageOf(user), { query, signal: own }),
          signal,
        ),
      assignUser: (businessId: string, userId: string, signal?: AbortSignal) =>
        link(`businesses/assign-user/${businessId}/${userId}`, signal),
      unassignUser: (businessId: string, userId: string, signal?: AbortSignal) =>
        link(`businesses/unassign-user/${businessId}/${userId}`, signal),
    },
    roles: roles.calls,
    materials: materials.calls,
    transactions: tradeCalls(client, cache, 'transactions'),
    collections: tradeCalls(client, cache, 'collections'),
    /** All permission groups that there are, for the screens that give permissions. */
    permissionGroups: (signal?: AbortSignal) =>
      cache.read(
        ['permissionGroups'],
        async own => (await get(client, 'authentication/permissions', permissionGroups, { signal: own })).items,
        signal,
      ),
    /** Drops all that was read, when somebody signs out. */
    forgetAll: () => cache.clear(),
  }
}
export type Api = ReturnType<typeof createApi>
