import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { singlePage } from '#domain/single-page.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { MultiLookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findBusinesses } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import type { Reference } from '#schemas/reference.ts'

/** Field for additional businesses. Offers only the signed-in user's businesses, although the server searches all. */
export function OwnBusinesses({ record }: { record: FormRecord<UserValues> }) {
  const api = useApi()
  const user = useUser()
  const { field, values } = useRecordFields(record)
  const [lookup] = useState<Lookup<Reference>>(() => ({
    ...findBusinesses(api),
    find: async (query, signal) => {
      const { items } = await api.businesses.list(query, signal)
      const others = user.businesses.filter(({ id }) => id !== values.business?.id)
      // Without a search term, the server's first ten businesses might not include the user's.
      return singlePage(
        query.searchTerm === '' ? others : others.filter(({ id }) => items.some(item => item.id === id)),
      )
    },
    term: 'businessesSearchTerm',
    emptyText: t('No other business found.'),
  }))
  return (
    <MultiLookupField
      label={t('Other businesses')}
      description={t('You can add only your own businesses.')}
      addLabel={t('Add another business')}
      lookup={lookup}
      {...field('businesses')}
    />
  )
}
