import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import { typeNames, type UserValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { inBrief } from '#domain/words.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { FieldCard, FieldPair } from '#patterns/fields/field-card.tsx'
import { LookupField, MultiLookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findBusinesses } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { readListSearch, writeListSearch } from '#routing/list-search.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Reference } from '#schemas/reference.ts'
import type { UserType } from '#schemas/user.ts'
import { Link } from '#ui/basics/link.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { OwnBusinesses } from './own-businesses.tsx'
import * as css from './user-permission-summary.css.ts'

const types = Object.entries(typeNames).map(([id, label]) => ({ id: id as UserType, label }))

export function AccountFields({
  record,
  isFixed,
  isNew,
}: {
  record: FormRecord<UserValues>
  isFixed: boolean
  isNew: boolean
}) {
  return isFixed ? <FixedAccount record={record} isNew={isNew} /> : <ChosenAccount record={record} isNew={isNew} />
}

export const TypeField = ({ record }: Props) => (
  <Select
    label={t('Type')}
    isRequired
    placeholder={t('Choose a type')}
    options={types}
    {...useRecordFields(record).field('type')}
  />
)

type Props = { record: FormRecord<UserValues> }

/** Read-only account. With permission, a new user can also be assigned to other businesses of the signed-in user. */
function FixedAccount({ record, isNew }: Props & { isNew: boolean }) {
  const { type } = useRecordFields(record).values
  const mayPlace = may(useUser(), 'businesses.users.assign')
  return (
    <FieldCard title={t('Account')}>
      <FieldPair>
        <TextField label={t('Type')} value={type ? typeNames[type] : ''} readOnly />
        <FixedBusiness record={record} />
      </FieldPair>
      {isNew && mayPlace ? <OwnBusinesses record={record} /> : <FixedOthers record={record} />}
      <BusinessLinks record={record} />
    </FieldCard>
  )
}

/** Links to the user's business and its transactions, for administrators with permission. */
function BusinessLinks({ record }: Props) {
  const user = useUser()
  const business = useSelector(record, snapshot => snapshot.context.initial.business)
  if (business === null || user.type !== 'system') return null
  const { id, name } = business
  return (
    <div className={css.links}>
      {mayOpen(user, 'adminBusinesses.edit', id) ? (
        <Link href={pathTo('adminBusinesses.edit', { id })}>{t('Open {business}', { business: inBrief(name) })}</Link>
      ) : null}
      {mayOpen(user, 'adminTransactions') ? (
        <Link href={pathTo('adminTransactions') + writeListSearch({ ...readListSearch(''), searchTerm: name })}>
          {t('Transactions of this business')}
        </Link>
      ) : null}
    </div>
  )
}

const FixedBusiness = ({ record }: Props) => (
  <TextField label={t('Business')} value={useRecordFields(record).values.business?.name ?? t('None')} readOnly />
)

function FixedOthers({ record }: Props) {
  const others = useRecordFields(record)
    .values.businesses.map(({ name }) => name)
    .join(', ')
  return others ? <TextField label={t('Other businesses')} value={others} readOnly /> : null
}

function ChosenAccount({ record, isNew }: Props & { isNew: boolean }) {
  const api = useApi()
  const user = useUser()
  const { field } = useRecordFields(record)
  const [businesses] = useState<Lookup<Reference>>(() => ({
    ...findBusinesses(api),
    term: 'businessesSearchTerm',
  }))
  // Replacing a business needs two permissions: assign and unassign.
  const mayPlace = may(user, 'businesses.users.assign') && (isNew || may(user, 'businesses.users.unassign'))
  return (
    <FieldCard title={t('Account')}>
      <FieldPair>
        <TypeField record={record} />
        {mayPlace ? (
          <LookupField
            label={t('Business')}
            description={t('The business of the user, if any.')}
            lookup={businesses}
            {...field('business')}
          />
        ) : (
          <FixedBusiness record={record} />
        )}
      </FieldPair>
      {mayPlace ? (
        <MultiLookupField
          label={t('Other businesses')}
          addLabel={t('Add another business')}
          lookup={{ ...businesses, term: undefined }}
          {...field('businesses')}
        />
      ) : (
        <FixedOthers record={record} />
      )}
      <BusinessLinks record={record} />
    </FieldCard>
  )
}
