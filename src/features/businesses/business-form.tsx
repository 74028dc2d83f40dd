import { useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import {
  type BusinessValues,
  businessBodyOf,
  businessValues,
  checkBusiness,
  newBusiness,
} from '#domain/people/business-rules.ts'
import { cascadeNote } from '#domain/people/cascade-delete-notes.ts'
import { may } from '#domain/permissions/permissions.ts'
import { Problem } from '#domain/problem.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { AddressFields } from '#patterns/fields/address-fields.tsx'
import { BankFields } from '#patterns/fields/bank-fields.tsx'
import { FieldCard } from '#patterns/fields/field-card.tsx'
import { ReportsMenu } from '#patterns/figures/reports-menu.tsx'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findUsers } from '#patterns/lookup/record-lookups.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import { CreateRecord } from '#patterns/record/create-record.tsx'
import { EditRecord } from '#patterns/record/edit-record.tsx'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { formsOf } from '#routing/list-routes.ts'
import type { Reference } from '#schemas/reference.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { BusinessPurchases } from './business-purchases.tsx'
import { BusinessUsers } from './business-users.tsx'

/** Returns the owner with their name. If the owner is deleted or not visible to the user, the name is a placeholder. */
async function ownerOf(api: Api, ownerId: string | null, signal: AbortSignal): Promise<Reference | null> {
  if (ownerId === null) return null
  try {
    const { id, name } = await api.users.get(ownerId, ['businesses', 'roles'], signal)
    return { id, name }
  } catch (error) {
    const isHidden = error instanceof Problem && (error.kind === 'forbidden' || error.kind === 'notFound')
    if (isHidden) return { id: ownerId, name: t('A user you can’t view') }
    throw error
  }
}

export const businessKind: RecordKind<BusinessValues> = {
  noun: 'business',
  resource: 'businesses',
  ...formsOf('adminBusinesses'),
  blank: () => newBusiness,
  load: async (api, id, signal) => {
    const business = await api.businesses.get(id, [], signal)
    return businessValues(business, await ownerOf(api, business.ownerId, signal))
  },
  create: (api, values, id) => api.businesses.create({ id, ...businessBodyOf(values) }),
  bodyOf: businessBodyOf,
  find: (api, sent, signal) => api.businesses.find(sent, signal),
  update: (api, id, values) => api.businesses.update(id, businessBodyOf(values)),
  remove: (api, id) => api.businesses.remove(id),
  check: checkBusiness,
  nameOf: ({ name }) => name,
  cascadeNote: cascadeNote.business,
  labels: { name: t('Name'), owner: t('Owner'), address: t('Address'), bankDetails: t('Bank details') },
  fieldOf: { ownerId: 'owner' },
  privateFields: { bankDetails: t('bank details') },
}

type FieldsProps = { record: FormRecord<BusinessValues>; isReadOnly: boolean }

const ownerLookup: Partial<Lookup<Reference>> = {
  term: 'usersSearchTerm',
  // The specification, section 7: "Business create/edit loaders treat a failed user lookup as an error that reaches the
  // generic error screen."
  onFailure: 'error',
}

/** Owner field of a business. `lookup` replaces the default user look-up and must not change. */
export function OwnerField({
  record,
  lookup,
}: {
  record: FormRecord<BusinessValues>
  lookup: Partial<Lookup<Reference>>
}) {
  const api = useApi()
  const { field } = useRecordFields(record)
  const [owners] = useState(() => ({ ...findUsers(api), ...lookup }))
  return (
    <LookupField
      label={t('Owner')}
      isRequired
      description={t('The owner is always a user of the business.')}
      lookup={owners}
      {...field('owner')}
    />
  )
}

function Fields({ record, isReadOnly, isNew }: FieldsProps & { isNew: boolean }) {
  const user = useUser()
  const { field, errors, values } = useRecordFields(record)
  // Without `users.view` the look-up would fail, so the owner is read-only in a saved business.
  const isOwnerFixed = isReadOnly || !(isNew || may(user, 'users.view'))
  return (
    <>
      <FieldCard>
        <TextField label={t('Name')} isRequired autoComplete="off" {...field('name')} />
        {isOwnerFixed ? (
          <TextField label={t('Owner')} value={values.owner?.name ?? t('None')} readOnly />
        ) : (
          <OwnerField record={record} lookup={ownerLookup} />
        )}
      </FieldCard>
      <AddressFields {...field('address')} errors={errors} isReadOnly={isReadOnly} />
      <BankFields {...field('bankDetails')} errors={errors} isReadOnly={isReadOnly} />
    </>
  )
}

/** `/admin/businesses/create` */
export const CreateBusiness = () => (
  <CreateRecord kind={businessKind}>
    {({ record, isReadOnly }) => ({ fields: <Fields record={record} isReadOnly={isReadOnly} isNew /> })}
  </CreateRecord>
)

/** `/admin/businesses/{id}/edit`: the form, and next to it the business's users and latest purchases. */
export const EditBusiness = screenOfRecord(
  props => (
    <EditRecord kind={businessKind} {...props}>
      {({ record, isReadOnly }) => ({
        links: <ReportsMenu id={props.id} />,
        fields: <Fields record={record} isReadOnly={isReadOnly} isNew={false} />,
        trailing: (
          <>
            <BusinessUsers id={props.id} record={record} />
            <BusinessPurchases id={props.id} record={record} />
          </>
        ),
      })}
    </EditRecord>
  ),
  () => businessKind,
)
