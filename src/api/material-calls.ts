import { materialShapes } from '#contract/material-contract.ts'
import type { Cache } from './cache.ts'
import type { Client } from './client.ts'
import { resourceCalls } from './resource-calls.ts'

export const materialCalls = (client: Client, cache: Cache) =>
  resourceCalls(client, cache, 'materials', materialShapes, {
    query: ({ name }) => ({ searchTerm: name, searchColumn: ['name'] }),
    isIt: (row, { name, gwCode, carbonFactor }) =>
      row.name === name && row.gwCode === gwCode && row.carbonFactor === Number(carbonFactor),
  }).calls
