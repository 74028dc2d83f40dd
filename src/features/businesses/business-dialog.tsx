import type { BusinessValues } from '#domain/people/business-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { FieldCard } from '#patterns/fields/field-card.tsx'
import type { Creatable, Creator } from '#patterns/lookup/creators.ts'
import { CreateDialog } from '#patterns/record/create-dialog.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { businessKind, OwnerField } from './business-form.tsx'

function Fields({ record }: { record: FormRecord<BusinessValues> }) {
  const { field } = useRecordFields(record)
  return (
    <FieldCard>
      <TextField label={t('Name')} isRequired autoComplete="off" {...field('name')} />
      <OwnerField record={record} lookup={{ creates: undefined }} />
    </FieldCard>
  )
}

/** Create dialog for a business look-up without a match. Has only the required fields. */
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
