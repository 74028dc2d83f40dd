import { useUser } from '#actors/environment.tsx'
import type { FormRecord } from '#actors/records/record.actor.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { PermissionsCard } from '#features/access/permissions/permissions-card.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'

type Props = { record: FormRecord<UserValues>; isReadOnly: boolean }

/** The permissions of a user beside those of their roles, read-only without the permission to change them. */
export function UserPermissions({ record, isReadOnly }: Props) {
  const { field } = useRecordFields(record)
  return <PermissionsCard {...field('permissions')} isReadOnly={isReadOnly} />
}

/** The permissions of a saved user, which a user with `users.update.self` alone may not change. */
export function SavedPermissions({ record, isReadOnly }: Props) {
  const mayChange = may(useUser(), 'users.update')
  return <UserPermissions record={record} isReadOnly={isReadOnly || !mayChange} />
}
