import { useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import type { FormRecord } from '#actors/records/record.actor.ts'
import { checkPermissions } from '#domain/permissions/permission-rules.ts'
import { holds } from '#domain/permissions/permissions.ts'
import { PermissionTree } from '#features/access/permissions/permission-tree.tsx'
import { EditRecord } from '#patterns/record/edit-record.tsx'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { type RecordScreenProps, screenOfRecord } from '#patterns/record/screen-of-record.tsx'
import { useRecordFields } from '#patterns/record/use-record-fields.ts'
import { formsOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { LinkButton } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Card } from '#ui/layout/card.tsx'
import { AllowedCard } from './allowed-card.tsx'

type PermissionValues = {
  name: string
  permissions: readonly string[]
  /** The permissions that can be granted; loaded with the role, never changed. */
  groups: readonly PermissionGroup[]
}

const permissions: RecordKind<PermissionValues> = {
  noun: 'role',
  resource: 'roles',
  ...formsOf('adminRoles'),
  blank: () => ({ name: '', permissions: [], groups: [] }),
  load: async (api, id, signal) => {
    const [role, groups] = await Promise.all([api.roles.get(id, [], signal), api.permissionGroups(signal)])
    return { name: role.name, permissions: role.permissions, groups }
  },
  create: () => Promise.reject(new Error('You can’t create roles here.')),
  find: () => Promise.reject(new Error('You can’t create roles here.')),
  // Reads name and description again, because another screen edits them.
  update: async (api, id, { permissions: granted }) => {
    const { name, description, default: isDefault } = await api.roles.get(id)
    return api.roles.update(id, { name, description, default: isDefault, permissions: [...granted] })
  },
  screen: { label: 'Permissions of a role', step: 'Permissions' },
  check: ({ permissions: granted }) => checkPermissions(granted),
  nameOf: ({ name }) => name,
  labels: { permissions: 'Permissions' },
}

function Tree({ record, isReadOnly }: { record: FormRecord<PermissionValues>; isReadOnly: boolean }) {
  const user = useUser()
  const { values, field, errors } = useRecordFields(record)
  // The server refuses changes to a role from a user without all permissions of the role.
  const [isBeyond] = useState(() => values.permissions.some(permission => !holds(user, permission)))
  return (
    <Card title="Permissions">
      {isBeyond ? (
        <Alert>You can’t change these permissions because the role has permissions that you don’t have.</Alert>
      ) : null}
      {errors['permissions'] ? <Alert kind="bad">{errors['permissions']}</Alert> : null}
      <PermissionTree
        groups={values.groups}
        value={values.permissions}
        onChange={field('permissions').onChange}
        isReadOnly={isReadOnly || isBeyond}
        isRefused={errors['permissions'] !== undefined}
        mayGrant={permission => holds(user, permission)}
      />
    </Card>
  )
}

function Edit({ id, loaded }: RecordScreenProps<PermissionValues>) {
  const { session } = useEnvironment()
  const user = useUser()
  return (
    <EditRecord
      kind={permissions}
      id={id}
      loaded={loaded}
      // The signed-in user's own permissions might have changed.
      onSaved={() => {
        if (user.roles.some(role => role.id === id)) session.send({ type: 'user.refresh' })
      }}
    >
      {({ record, isReadOnly }) => ({
        links: <LinkButton href={pathTo('adminRoles.edit', { id })}>Name and description</LinkButton>,
        more: (
          <>
            <Tree record={record} isReadOnly={isReadOnly} />
            <AllowedCard record={record} />
          </>
        ),
      })}
    </EditRecord>
  )
}

/** `/admin/roles/{id}/permissions` */
export const RolePermissions = screenOfRecord(Edit, () => permissions)
