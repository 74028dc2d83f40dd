import { useState } from 'react'
import type { FormRecord } from '#actors/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import type { BusinessValues } from '#domain/people/business-rules.ts'
import { FieldCard } from '#patterns/fields/field-card.tsx'
import type { Creatable, Creator } from '#patterns/lookup/creators.ts'
import { LookupField } from '#patterns/lookup/lookup-fields.tsx'
import { findUsers } from '#patterns/lookup/record-lookups.ts'
import { CreateDialog } from '#patterns/record/create-dialog.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { businessKind } from './business-form.tsx'

function Fields({ record }: { record: FormRecord<BusinessValues> }) {
  const api = useApi()
  const { field } = useRecordFields(record)
  const [owners] = useState(() => ({ ...findUsers(api), creates: undefined }))
  return (
    <FieldCard>
      <TextField label="Name" isRequired autoComplete="off" {...field('name')} />
      <LookupField
        label="Owner"
        isRequired
        description="Always one of the users of the business."
        lookup={owners}
        {...field('owner')}
      />
    </FieldCard>
  )
}

/** A new business, for a look-up that did not find it: what it needs, and no more. */
export const BusinessDialog: Creator<Creatable['businesses']> = ({ term, onCreated, onClose }) => (
  <CreateDialog
    kind={businessKind}
    first={{ name: term }}
    onCreated={(id, { name }) => (id === null ? onClose() : onCreated({ id, name: name.trim() }))}
    onClose={onClose}
  >
    {record => <Fields record={record} />}
  </CreateDialog>
)
