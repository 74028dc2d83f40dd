import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { type FilterName, valueIn, withCondition, withoutCondition } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import { t } from '#messages/message.ts'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findBusinesses, findRoles, findUsers } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import type { Reference } from '#schemas/reference.ts'
import type { ValueProps } from './filter-value-props.ts'
import { recordNames } from './use-record-names.ts'

const findMaterials = (api: Api): Lookup<Reference> => ({
  find: api.materials.list,
  searchColumn: materialColumns,
  toOption: ({ id, name }) => ({ id, label: name }),
  allTitle: t('All materials'),
  emptyText: t('No materials found.'),
})

/** Returns the look-up of a filter. Users can't create records there. */
function lookupOf(api: Api, name: FilterName): Lookup<Reference> {
  if (name === 'buyer') return { ...findBusinesses(api), creates: undefined }
  if (name === 'role') return findRoles(api)
  return name === 'material' ? findMaterials(api) : { ...findUsers(api), creates: undefined }
}

/** Value of a filter that identifies a record: buyer, seller, material or role. */
export function RecordField({ name, conditions, onChange }: ValueProps) {
  const api = useApi()
  const names = recordNames(useEnvironment())
  const [lookup] = useState(() => lookupOf(api, name))
  const id = valueIn(conditions, name)
  return (
    <LookupField
      label={filterTitles[name]}
      lookup={lookup}
      value={id === null ? null : { id, name: names.get(id) ?? id }}
      onChange={record => {
        if (record === null) {
          if (id !== null) onChange(withoutCondition(conditions, { name, value: id }))
          return
        }
        names.set(record.id, record.name)
        onChange(withCondition(conditions, { name, value: record.id }))
      }}
    />
  )
}
