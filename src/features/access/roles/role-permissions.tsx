import { useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { checkPermissions } from '#domain/permissions/permission-rules.ts'
import { holds } from '#domain/permissions/permissions.ts'
import { PermissionTree } from '#features/access/permissions/permission-tree.tsx'
import type { FormRecord } from '#machines/form/form.types.ts'
import { t } from '#messages/message.ts'
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
  /** All permissions that exist, loaded with the role. The form does not change them. */
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
  bodyOf: values => values,
  find: () => Promise.reject(new Error('You can’t create roles here.')),
  // Loads the current name and description, because the user might have changed them on the other screen.
  update: async (api, id, { permissions: granted }) => {
    const { name, description, default: isDefault } = await api.roles.get(id)
    return api.roles.update(id, { name, description, default: isDefault, permissions: [...granted] })
  },
  label: t('Role permissions'),
  check: ({ permissions: granted }) => checkPermissions(granted),
  nameOf: ({ name }) => name,
  labels: { permissions: t('Permissions') },
}

function Tree({ record, isReadOnly }: { record: FormRecord<PermissionValues>; isReadOnly: boolean }) {
  const user = useUser()
  const { values, field, errors } = useRecordFields(record)
  // The server rejects changes to a role that has permissions which the user lacks.
  const [isBeyond] = useState(() => values.permissions.some(permission => !holds(user, permission)))
  return (
    <Card title={t('Permissions')}>
      {isBeyond ? (
        <Alert>{t('You can’t change these permissions because the role has permissions that you don’t have.')}</Alert>
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
      // If the signed-in user has this role, their permissions might have changed.
      onSaved={() => {
        if (user.roles.some(role => role.id === id)) session.send({ type: 'user.refresh' })
      }}
    >
      {({ record, isReadOnly }) => ({
        links: <LinkButton href={pathTo('adminRoles.edit', { id })}>{t('Name and description')}</LinkButton>,
        extraFields: (
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
