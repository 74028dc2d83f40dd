import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { orStored } from '#actors/device/stored-lists.ts'
import { useEnvironment, useLocale, useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { dateEntryOf } from '#domain/figures/date-entry.ts'
import { clockNote, minuteInWords } from '#domain/figures/date-words.ts'
import { toDateTimeInput } from '#domain/figures/dates.ts'
import type { TradeValues } from '#domain/trades/trade-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findBusinesses } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import type { Party } from '#schemas/trade.ts'
import { DateTimeField } from '#ui/dates/date-time-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './trade-form.css.ts'
import type { TradeKind } from './trade-form-config.ts'

export function TradeFields({
  kind,
  record,
  startsInBuyer = false,
}: {
  kind: TradeKind
  record: FormRecord<TradeValues>
  /**
   * True if Buyer gets the initial focus. Must be false if a copy fills Buyer, because the focused look-up would open
   * its list.
   */
  startsInBuyer?: boolean
}) {
  const api = useApi()
  const environment = useEnvironment()
  const { now, serverNow } = environment
  /** Time in ms by which the clock of this device is behind the server's. */
  const lag = Math.max(0, serverNow() - now())
  const locale = useLocale()
  const user = useUser()
  const { id, values, errors } = useSelector(record, snapshot => snapshot.context)
  const [buyers] = useState<Lookup<Party>>(() => ({
    ...findBusinesses(api),
    find: orStored(environment, 'buyers', api.businesses.list),
    term: 'businessesSearchTerm',
  }))
  const [sellers] = useState<Lookup<Party>>(() => {
    const lookup = kind.sellers(api, user)
    return { ...lookup, find: orStored(environment, 'sellers', lookup.find) }
  })
  const change = (field: 'buyer' | 'seller' | 'date', value: Party | string | null) =>
    record.send({ type: 'field.change', field, value })

  return (
    <Card>
      <div className={css.fields}>
        <LookupField
          label={t('Buyer')}
          isRequired
          autoFocus={startsInBuyer}
          lookup={buyers}
          value={values.buyer}
          onChange={buyer => change('buyer', buyer)}
          errorMessage={errors['buyer'] ?? ''}
        />
        <LookupField
          label={t('Seller')}
          isRequired
          lookup={sellers}
          value={values.seller}
          onChange={seller => change('seller', seller)}
          errorMessage={errors['seller'] ?? ''}
        />
        <DateTimeField
          label={t('Date')}
          isRequired
          // The field shows minutes, but the value keeps its seconds until the user edits it.
          value={values.date.slice(0, 'yyyy-mm-ddThh:mm'.length)}
          format={dateEntryOf(locale, true)}
          max={toDateTimeInput(now() + lag)}
          words={minuteInWords(values.date, now() + lag, locale)}
          {...(id === null && lag > 0 && { description: clockNote(lag, locale) })}
          onChange={date => change('date', date)}
          errorMessage={errors['date'] ?? ''}
        />
      </div>
    </Card>
  )
}
