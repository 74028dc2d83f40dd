import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useApi } from '#actors/use-api.ts'
import { useUser, useWorld } from '#actors/world.tsx'
import { toDateTimeInput } from '#domain/dates.ts'
import { type Lookup, useLookup } from '#flows/lookup/use-lookup.ts'
import type { RecordActor } from '#machines/record/record.selectors.ts'
import type { Party } from '#schemas/parts.ts'
import { Card } from '#ui/card.tsx'
import { ComboBox } from '#ui/combo-box.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { partyOption } from './party-option.ts'
import * as css from './trade-fields.css.ts'
import type { TradeKind } from './trade-kind.ts'
import type { TradeFormValues } from './use-trade-record.ts'

/** A combo box that looks up a business or a user. */
function PartyField({
  label,
  lookup,
  value,
  onChange,
  errorMessage,
}: {
  label: string
  lookup: Lookup<Party>
  value: Party | null
  onChange: (party: Party | null) => void
  errorMessage: string
}) {
  const { search, itemOf } = useLookup(lookup)
  return (
    <ComboBox
      label={label}
      isRequired
      value={value && partyOption(value)}
      onChange={option => {
        const party = itemOf(option)
        onChange(party && { id: party.id, name: party.name })
      }}
      search={search}
      errorMessage={errorMessage}
    />
  )
}

/** Who buys, who sells, and when: the fields that transactions and collections have beside their lines. */
export function TradeFields({ kind, record }: { kind: TradeKind; record: RecordActor<TradeFormValues, string> }) {
  const api = useApi()
  const { now } = useWorld()
  const user = useUser()
  const { values, errors } = useSelector(record, snapshot => snapshot.context)
  const [buyers] = useState<Lookup<Party>>(() => ({
    find: api.businesses.list,
    searchColumn: ['name'],
    toOption: partyOption,
    term: 'businessesSearchTerm',
    emptyText: 'No businesses found.',
  }))
  const [sellers] = useState(() => kind.sellers(api, user))
  const change = (field: 'buyer' | 'seller' | 'date', value: Party | string | null) =>
    record.send({ type: 'field.change', field, value })

  return (
    <Card>
      <div className={css.fields}>
        <PartyField
          label="Buyer"
          lookup={buyers}
          value={values.buyer}
          onChange={buyer => change('buyer', buyer)}
          errorMessage={errors['buyer'] ?? ''}
        />
        <PartyField
          label="Seller"
          lookup={sellers}
          value={values.seller}
          onChange={seller => change('seller', seller)}
          errorMessage={errors['seller'] ?? ''}
        />
        <DateTimeField
          label="Date"
          isRequired
          value={values.date}
          max={toDateTimeInput(now())}
          onChange={date => change('date', date)}
          errorMessage={errors['date'] ?? ''}
        />
      </div>
    </Card>
  )
}
