import { useUser } from '#actors/environment.tsx'
import type { FormRecord } from '#actors/record.actor.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { PermissionsCard } from '#features/access/permissions/permissions-card.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'

type Props = { record: FormRecord<UserValues>; isReadOnly: boolean }

/** The permissions of a user beside those of the roles; to look through, where they may not be changed. */
export function UserPermissions({ record, isReadOnly }: Props) {
  const { field } = useRecordFields(record)
  return <PermissionsCard {...field('permissions')} isReadOnly={isReadOnly} />
}

/** Those of a saved user: whoever may only change themselves changes none of their own account. */
export function SavedPermissions({ record, isReadOnly }: Props) {
  const mayChange = may(useUser(), 'users.update')
  return <UserPermissions record={record} isReadOnly={isReadOnly || !mayChange} />
}
