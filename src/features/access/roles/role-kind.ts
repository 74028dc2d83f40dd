import type { Api } from '#api/api.ts'
import { messagesOf } from '#domain/field-messages.ts'
import { checkPermissions } from '#domain/permissions/permission-rules.ts'
import { may } from '#domain/permissions/permissions.ts'
import { t } from '#messages/message.ts'
import type { RecordKind } from '#patterns/record/record-kind.ts'
import { formsOf } from '#routing/list-routes.ts'
import { pathTo } from '#routing/routes.ts'
import { roleBody } from '#schemas/role.ts'

export type RoleValues = { name: string; description: string; default: boolean; permissions: readonly string[] }

const bodyOf = ({ name, description, permissions, default: isDefault }: RoleValues) => ({
  name: name.trim(),
  description: description.trim(),
  default: isDefault,
  permissions: [...permissions],
})

async function loadRole(api: Api, id: string, signal: AbortSignal): Promise<RoleValues> {
  const { name, description, permissions, default: isDefault } = await api.roles.get(id, [], signal)
  return { name, description, default: isDefault, permissions }
}

/** Record type for the role form. Another screen edits the permissions. */
export const roleKind: RecordKind<RoleValues> = {
  noun: 'role',
  resource: 'roles',
  ...formsOf('adminRoles'),
  blank: () => ({ name: '', description: '', default: false, permissions: [] }),
  load: loadRole,
  create: (api, values, id) => api.roles.create({ id, ...bodyOf(values) }),
  bodyOf,
  find: (api, sent, signal) => api.roles.find(sent, signal),
  update: (api, id, values) => api.roles.update(id, bodyOf(values)),
  remove: (api, id) => api.roles.remove(id),
  check: values => ({
    ...messagesOf(roleBody, bodyOf({ ...values, permissions: [] })),
    ...checkPermissions(values.permissions),
  }),
  nameOf: ({ name }) => name,
  labels: { name: t('Name'), description: t('Description'), default: t('Default role') },
  next: (id, user) =>
    may(user, 'roles.update')
      ? { note: t('Choose its permissions next.'), path: pathTo('adminRoles.permissions', { id }) }
      : null,
}
