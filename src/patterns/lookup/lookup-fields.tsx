import type { Reference } from '#schemas/reference.ts'
import { ComboBox } from '#ui/pickers/combo-box.tsx'
import { MultiPick } from '#ui/pickers/multi-pick.tsx'
import { lookupOption } from './record-lookups.ts'
import { type Lookup, useLookup } from './use-lookup.ts'

type Labels = { label: string; description?: string; errorMessage?: string }

export function LookupField({
  lookup,
  value,
  onChange,
  ...labels
}: Labels & {
  isRequired?: boolean
  autoFocus?: boolean
  lookup: Lookup<Reference>
  value: Reference | null
  onChange: (value: Reference | null) => void
}) {
  const take = (item: Reference | null) => onChange(item && { id: item.id, name: item.name })
  const { search, itemOf, creation } = useLookup(lookup, take)
  return (
    <>
      <ComboBox
        {...labels}
        value={value && lookupOption(value)}
        // Escape restores a choice that the latest results might lack.
        onChange={option => take(itemOf(option) ?? (option && { id: option.id, name: option.label }))}
        search={search}
      />
      {creation}
    </>
  )
}

export function MultiLookupField({
  addLabel,
  lookup,
  value,
  onChange,
  ...labels
}: Labels & {
  addLabel: string
  lookup: Lookup<Reference>
  value: readonly Reference[]
  onChange: (value: readonly Reference[]) => void
}) {
  const { search, creation } = useLookup(lookup, ({ id, name }) => onChange([...value, { id, name }]))
  return (
    <>
      <MultiPick
        {...labels}
        addLabel={addLabel}
        value={value.map(lookupOption)}
        onChange={options => onChange(options.map(({ id, label }) => ({ id, name: label })))}
        search={search}
      />
      {creation}
    </>
  )
}
