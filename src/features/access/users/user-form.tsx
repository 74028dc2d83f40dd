import { useEnvironment, useUser } from '#actors/environment.tsx'
import { ownBusinessId } from '#domain/people/own-business.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { PermissionsCard } from '#features/access/permissions/permissions-card.tsx'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
import { CreateForm } from '#patterns/record/create-record.tsx'
import { EditRecord } from '#patterns/record/edit-record.tsx'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { newTitle } from '#patterns/record/record-words.ts'
import { type RecordScreenProps, screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { useRecordForm } from '#patterns/record/use-record-form.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { useUserQueue } from './use-user-queue.ts'
import { NewUserRoles, UserFields } from './user-fields.tsx'
import { adminUsers, businessUsers } from './user-kind.ts'
import { UserRoles } from './user-roles.tsx'

type Props = { record: FormRecord<UserValues>; isReadOnly: boolean }

/** Permissions that the user has directly, not from roles. */
function UserPermissions({ record, isReadOnly }: Props) {
  const { field } = useRecordFields(record)
  return <PermissionsCard {...field('permissions')} isReadOnly={isReadOnly} />
}

/** Direct permissions of a saved user. Read-only without `users.update`, even for the user's own record. */
function SavedPermissions({ record, isReadOnly }: Props) {
  const mayChange = may(useUser(), 'users.update')
  return <UserPermissions record={record} isReadOnly={isReadOnly || !mayChange} />
}

function CreateUser({ kind, isFixed }: { kind: RecordKind<UserValues>; isFixed: boolean }) {
  const user = useUser()
  const form = useRecordForm(kind, null)
  const mayChoose = may(user, 'roles.view') && may(user, 'users.roles.assign')
  return (
    <CreateForm kind={kind} form={form}>
      {({ record, isReadOnly }) => ({
        sidebar: <NewUserRoles record={record} mayChoose={mayChoose} />,
        fields: (
          <>
            <UserFields record={record} isReadOnly={isReadOnly} isNew isFixed={isFixed} />
            <UserPermissions record={record} isReadOnly={isReadOnly} />
          </>
        ),
      })}
    </CreateForm>
  )
}

function EditUser({
  kind,
  isFixed,
  id,
  loaded,
}: RecordScreenProps<UserValues> & { kind: RecordKind<UserValues>; isFixed: boolean }) {
  const { session } = useEnvironment()
  const user = useUser()
  const enqueue = useUserQueue(id)
  const isOwn = user.id === id
  // With only `users.update.self`, the account fields are read-only.
  const mayChangeAccount = may(user, 'users.update')
  return (
    <EditRecord
      kind={{ ...kind, update: (...saving) => enqueue(() => kind.update(...saving)) }}
      id={id}
      loaded={loaded}
      isOwn={isOwn}
      // Reloads the signed-in user, because the frame shows their name and the permitted screens.
      onSaved={() => {
        if (isOwn) session.send({ type: 'user.refresh' })
      }}
      // A user who deletes their own record can't sign in again, so the session ends immediately.
      {...(isOwn ? { onDeleted: () => session.send({ type: 'signOut.request' }) } : {})}
    >
      {({ record, initial, isReadOnly }) => ({
        links:
          initial.type === 'collector' && user.type === 'system' && mayOpen(user, 'adminUsers.statement') ? (
            <LinkButton href={pathTo('adminUsers.statement', { id })}>{t('Carbon statement')}</LinkButton>
          ) : null,
        fields: (
          <UserFields record={record} isReadOnly={isReadOnly} isNew={false} isFixed={isFixed || !mayChangeAccount} />
        ),
        extraFields: <SavedPermissions record={record} isReadOnly={isReadOnly} />,
        trailing: <UserRoles id={id} record={record} />,
      })}
    </EditRecord>
  )
}

/** `/admin/users/create` */
export const CreateAdminUser = () => <CreateUser kind={adminUsers} isFixed={false} />

/** `/admin/users/{id}/edit` */
export const EditAdminUser = screenOfRecord(
  props => <EditUser kind={adminUsers} isFixed={false} {...props} />,
  () => adminUsers,
)

/** `/business/users/create`: creates a user in the signed-in user's business. */
export function CreateBusinessUser() {
  if (ownBusinessId(useUser()) !== null) return <CreateUser kind={businessUsers} isFixed />
  return (
    <>
      <PageHeader trail={[{ label: t('Users'), href: pathTo('businessUsers') }]} title={newTitle('user')} />
      <Card>
        <EmptyState icon="businesses" title={t('You don’t belong to a business yet')}>
          {t('New users join your business. Ask an administrator to add you to one.')}
        </EmptyState>
      </Card>
    </>
  )
}

/** `/business/users/{id}/edit` */
export const EditBusinessUser = screenOfRecord(
  props => <EditUser kind={businessUsers} isFixed {...props} />,
  () => businessUsers,
)
