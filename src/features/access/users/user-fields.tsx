import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useApi } from '#actors/use-api.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { changedFields } from '#machines/record/record.selectors.ts'
import { t } from '#messages/message.ts'
import { AddressFields } from '#patterns/fields/address-fields.tsx'
import { BankFields } from '#patterns/fields/bank-fields.tsx'
import { FieldCard, FieldPair } from '#patterns/fields/field-card.tsx'
import { IdNumberField } from '#patterns/fields/id-number-field.tsx'
import { UsernameField } from '#patterns/fields/username-field.tsx'
import { MultiLookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findRoles } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import type { Reference } from '#schemas/reference.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { AccountFields } from './account-fields.tsx'
import * as css from './user-permission-summary.css.ts'
import { UserPermissionSummary } from './user-permission-summary.tsx'

export function UserFields({
  record,
  isReadOnly,
  isNew,
  isFixed,
}: {
  record: FormRecord<UserValues>
  isReadOnly: boolean
  isNew: boolean
  isFixed: boolean
}) {
  const { field, errors } = useRecordFields(record)
  const changed = useSelector(record, changedFields)
  // Read-only sections are not collapsible: their toggle buttons would also be disabled.
  const folding = (name: 'address' | 'bankDetails') => (isReadOnly ? {} : { isUnsaved: changed[name] !== undefined })
  return (
    <>
      <FieldCard>
        <TextField label={t('Name')} isRequired autoComplete="off" {...field('name')} />
        <FieldPair>
          <UsernameField {...field('username')} />
          <IdNumberField {...field('idNumber')} readOnly={isReadOnly} />
        </FieldPair>
      </FieldCard>
      <AccountFields record={record} isFixed={isFixed} isNew={isNew} />
      <AddressFields {...field('address')} errors={errors} isReadOnly={isReadOnly} {...folding('address')} />
      <BankFields {...field('bankDetails')} errors={errors} isReadOnly={isReadOnly} {...folding('bankDetails')} />
    </>
  )
}

/** Roles of a new user, if the signed-in user may assign them, and the resulting permissions. */
export function NewUserRoles({ record, mayChoose }: { record: FormRecord<UserValues>; mayChoose: boolean }) {
  const { roles, permissions } = useRecordFields(record).values
  return (
    <div className={css.column}>
      {mayChoose ? <Roles record={record} /> : null}
      <UserPermissionSummary roles={roles} own={permissions} />
    </div>
  )
}

function Roles({ record }: { record: FormRecord<UserValues> }) {
  const api = useApi()
  const { field } = useRecordFields(record)
  const [roles] = useState<Lookup<Reference>>(() => ({
    ...findRoles(api),
    term: 'rolesSearchTerm',
  }))
  return (
    <FieldCard>
      <MultiLookupField
        label={t('Roles')}
        description={t('A role is a set of permissions.')}
        addLabel={t('Add role')}
        lookup={roles}
        {...field('roles')}
      />
    </FieldCard>
  )
}
