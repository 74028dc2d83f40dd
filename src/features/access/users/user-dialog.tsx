import { useUser } from '#actors/environment.tsx'
import type { UserValues } from '#domain/people/user-rules.ts'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { FieldCard } from '#patterns/fields/field-card.tsx'
import { UsernameField } from '#patterns/fields/username-field.tsx'
import type { Creatable, Creator } from '#patterns/lookup/creators.ts'
import { CreateDialog } from '#patterns/record/create-dialog.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { TypeField } from './account-fields.tsx'
import { adminUsers, businessUsers } from './user-kind.ts'

function Fields({ record, isFixed }: { record: FormRecord<UserValues>; isFixed: boolean }) {
  const { field } = useRecordFields(record)
  return (
    <FieldCard>
      <TextField label={t('Name')} isRequired autoComplete="off" {...field('name')} />
      <UsernameField {...field('username')} />
      {isFixed ? null : <TypeField record={record} />}
    </FieldCard>
  )
}

/**
 * Create dialog for a user look-up without a match. Administrators choose the type; others create users of their
 * business.
 */
export const UserDialog: Creator<Creatable['users']> = ({ term, onCreated, onClose }) => {
  const isFixed = useUser().type !== 'system'
  return (
    <CreateDialog
      kind={isFixed ? businessUsers : adminUsers}
      first={{ name: term }}
      onCreated={(id, { name, username }) =>
        id === null ? onClose() : onCreated({ id, name: name.trim(), username: username.trim() })
      }
      onClose={onClose}
    >
      {record => <Fields record={record} isFixed={isFixed} />}
    </CreateDialog>
  )
}
