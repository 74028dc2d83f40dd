import { useState } from 'react'
import { useApi } from '#actors/use-api.ts'
import type { UserValues } from '#domain/user-rules.ts'
import { findBusinesses } from '#flows/lookup/lookups.ts'
import { PartiesField, PartyField } from '#flows/lookup/party-fields.tsx'
import type { Lookup } from '#flows/lookup/use-lookup.ts'
import { FieldCard, FieldPair } from '#flows/record/field-card.tsx'
import { useFields } from '#flows/record/use-fields.ts'
import type { FormRecord } from '#flows/record/use-record.ts'
import type { Party } from '#schemas/parts.ts'
import type { UserType } from '#schemas/user.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const typeNames: Record<UserType, string> = { system: 'Administrator', business: 'Business', collector: 'Collector' }

const types = Object.entries(typeNames).map(([id, label]) => ({ id: id as UserType, label }))

/** What kind of user this is, and for whom they work; for those who may not say so, to read. */
export function StandingFields({
  record,
  isFixed,
  isNew,
}: {
  record: FormRecord<UserValues>
  /** Only an administrator chooses these. */
  isFixed: boolean
  isNew: boolean
}) {
  return isFixed ? <FixedStanding record={record} /> : <ChosenStanding record={record} isNew={isNew} />
}

function FixedStanding({ record }: { record: FormRecord<UserValues> }) {
  const { type, business, businesses } = useFields(record).values
  const others = businesses.map(({ name }) => name).join(', ')
  return (
    <FieldCard title="Standing">
      <FieldPair>
        <TextField label="Type" value={type ? typeNames[type] : ''} isReadOnly />
        <TextField label="Business" value={business?.name ?? 'None'} isReadOnly />
      </FieldPair>
      {others ? <TextField label="Other businesses" value={others} isReadOnly /> : null}
    </FieldCard>
  )
}

function ChosenStanding({ record, isNew }: { record: FormRecord<UserValues>; isNew: boolean }) {
  const api = useApi()
  const { field } = useFields(record)
  const [businesses] = useState<Lookup<Party>>(() => ({
    ...findBusinesses(api),
    term: 'businessesSearchTerm',
    // The specification, section 7: "The create-user loader returns empty lists when business or role lookups fail."
    onFailure: isNew ? 'empty' : 'retry',
  }))
  return (
    <FieldCard title="Standing">
      <FieldPair>
        <Select label="Type" isRequired placeholder="Choose a type" options={types} {...field('type')} />
        <PartyField
          label="Business"
          description="The one they work for, if any."
          lookup={businesses}
          {...field('business')}
        />
      </FieldPair>
      <PartiesField
        label="Other businesses"
        addLabel="Add another business"
        lookup={{ ...businesses, term: undefined }}
        {...field('businesses')}
      />
    </FieldCard>
  )
}
