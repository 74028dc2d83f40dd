import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { FormRecord } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { wholePage } from '#domain/whole-page.ts'
import { MultiLookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findBusinesses } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import type { Reference } from '#schemas/reference.ts'

/**
 * The other businesses of a new user, for somebody who is no administrator. The server finds businesses by their names; of
 * these, only those are offered that the one who asks belongs to.
 */
export function OwnBusinesses({ record }: { record: FormRecord<UserValues> }) {
  const api = useApi()
  const user = useUser()
  const { field, values } = useRecordFields(record)
  const [lookup] = useState<Lookup<Reference>>(() => ({
    ...findBusinesses(api),
    find: async (query, signal) => {
      const { items } = await api.businesses.list(query, signal)
      const others = user.businesses.filter(({ id }) => id !== values.business?.id)
      // The first ten of all businesses may hold none of them.
      return wholePage(query.searchTerm === '' ? others : others.filter(({ id }) => items.some(item => item.id === id)))
    },
    term: 'businessesSearchTerm',
    emptyText: 'No other business of yours found.',
    // The specification, section 7: "The create-user loader returns empty lists when business or role lookups fail."
    onFailure: 'empty',
  }))
  return (
    <MultiLookupField
      label="Other businesses"
      description="Only those that you belong to."
      addLabel="Add another business"
      lookup={lookup}
      {...field('businesses')}
    />
  )
}
