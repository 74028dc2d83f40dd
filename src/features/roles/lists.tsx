import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import type { Role } from '#schemas/role.ts'

const roles: ListDefinition<Role> = {
  title: 'Roles',
  noun: { one: 'role', many: 'roles' },
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'description', header: 'Description', cell: ({ description }) => description },
  ],
  query: { searchColumn: ['name', 'description'] },
  load: ({ api }, query, signal) => api.roles.list(query, signal),
  peek: ({ api }, query) => api.roles.peekList(query),
  emptyText: 'Sets of permissions that users are given will be listed here.',
}

/** `/admin/roles` */
export const AdminRoles = () => <ListScreen definition={roles} />
