import { useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { valueIn, withCondition, withoutCondition } from '#domain/filters/conditions.ts'
import { filterTitles } from '#domain/filters/filter-titles.ts'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { filterLookup } from './filter-lookups.ts'
import type { ValueProps } from './filter-value-props.ts'
import { recordNames } from './use-record-names.ts'

/** Value of a filter that identifies a record: buyer, seller, material or role. */
export function RecordField({ name, conditions, onChange }: ValueProps) {
  const api = useApi()
  const names = recordNames(useEnvironment())
  const [lookup] = useState(() => filterLookup(api, name))
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
