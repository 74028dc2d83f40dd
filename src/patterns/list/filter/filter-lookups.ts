import { useState } from 'react'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import type { FilterName } from '#domain/filters/conditions.ts'
import { t } from '#messages/message.ts'
import { findBusinesses, findCatalogue, findRoles, findUsers } from '#patterns/lookup/record-lookups.ts'
import { type Lookup, useLookup } from '#patterns/lookup/use-lookup.ts'
import { pagination } from '#schemas/envelope.ts'
import type { Reference } from '#schemas/reference.ts'

/** Returns the look-up of a filter. Users can't create records there. */
export function filterLookup(api: Api, name: FilterName): Lookup<Reference> {
  if (name === 'buyer') return { ...findBusinesses(api), creates: undefined }
  if (name === 'role') return findRoles(api)
  return { ...(name === 'material' ? findCatalogue : findUsers)(api), creates: undefined }
}

const recordFilters: ReadonlySet<FilterName> = new Set(['buyer', 'seller', 'material', 'role'])

/** Minimum length of a term that searches records. One letter matches almost all of them. */
const leastLetters = 2

/** Maximum number of records per filter. */
const most = 5

/** Record that a filter can have as its value. */
export type FoundRecord = { id: string; name: FilterName; value: string; label: string }

/** Returns the look-up that searches the records of several filters at once. */
function recordsLookup(api: Api, names: readonly FilterName[]): Lookup<FoundRecord> {
  const searched = names.filter(name => recordFilters.has(name)).map(name => ({ name, ...filterLookup(api, name) }))
  return {
    find: async (query, signal) => {
      const isShort = (query.searchTerm ?? '').trim().length < leastLetters
      const found = (isShort ? [] : searched).map(async ({ name, find, searchColumn, toOption }) => {
        const { items } = await find({ ...query, pageSize: most, searchColumn: [...searchColumn] }, signal)
        return items.map(toOption).map(({ id: value, label }) => ({ id: `${name} ${value}`, name, value, label }))
      })
      return { items: (await Promise.all(found)).flat(), pagination: pagination.parse({}) }
    },
    searchColumn: [],
    toOption: ({ id, label }) => ({ id, label }),
    emptyText: t('No filter or value found.'),
  }
}

/** Searches the records of the filters, such as buyers and materials. */
export function useFilterRecords(names: readonly FilterName[]) {
  const api = useApi()
  const [lookup] = useState(() => recordsLookup(api, names))
  const { search, itemOf } = useLookup(lookup)
  return { search, records: search.options.flatMap(option => itemOf(option) ?? []) }
}
