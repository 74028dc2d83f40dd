import { roleShapes } from '#contract/role-contract.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource-calls.ts'

export const roleCalls = (client: Client, cache: Cache) =>
  resourceCalls(
    client,
    cache,
    'roles',
    roleShapes,
    {
      query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
      isIt: (row, { name, description }) => row.name === name && row.description === description,
    },
    ['users'],
  ).calls
