import { countInWords } from '#domain/figures/counts.ts'
import { t } from '#messages/message.ts'
import type { ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import type { Role } from '#schemas/role.ts'
import { roleFile } from './role-file.ts'

const roles: ListDefinition<Role> = {
  route: 'adminRoles',
  noun: 'role',
  resource: 'roles',
  searched: [t('Name'), t('description')],
  columns: [
    { id: 'name', header: t('Name'), sortBy: 'name', cell: ({ name }) => name },
    {
      id: 'description',
      header: t('Description'),
      sortBy: 'description',
      share: 17,
      cell: ({ description }) => description,
    },
    {
      id: 'default',
      header: t('Default'),
      isOptional: true,
      width: 7,
      cell: role => (role.default ? t('Yes') : t('No')),
    },
    {
      id: 'permissions',
      header: t('Permissions'),
      isNumeric: true,
      isOptional: true,
      wide: 'shown',
      width: 8,
      // The `*` wildcard covers all permissions, so a count of strings would mislead.
      cell: ({ permissions }, { locale }) =>
        permissions.includes('*') ? t('All') : countInWords(permissions.length, locale),
    },
  ],
  query: { searchColumn: ['name', 'description'] },
  load: ({ api }, query, signal) => api.roles.list(query, signal),
  peek: ({ api }, query) => api.roles.peekList(query),
  more: [{ label: t('Permissions'), route: 'adminRoles.permissions' }],
  remove: { nameOf: ({ name }) => name, call: (api, id) => api.roles.remove(id) },
  file: roleFile,
  emptyText: t('Roles will appear here. A role is a set of permissions for users.'),
}

/** `/admin/roles` */
export const AdminRoles = screenOfList(roles)
