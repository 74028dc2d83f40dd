import type { ListDefinition } from '#flows/list/list-definition.ts'
import { ListScreen } from '#flows/list/list-screen.tsx'
import type { User } from '#schemas/user.ts'

const adminUsers: ListDefinition<User> = {
  title: 'Users',
  noun: { one: 'user', many: 'users' },
  columns: [
    { id: 'name', header: 'Name', cell: ({ name }) => name },
    { id: 'username', header: 'Username', cell: ({ username }) => username },
  ],
  query: { searchColumn: ['name', 'username'] },
  load: ({ api }, query, signal) => api.users.list(query, signal),
  peek: ({ api }, query) => api.users.peekList(query),
  emptyText: 'Everybody who can sign in will be listed here.',
}

const businessUsers: ListDefinition<User> = {
  ...adminUsers,
  // Without a business there is nobody to list; the server is asked for the users of no other.
  load: ({ api, user }, query, signal) => api.businesses.listUsers(user.businessId ?? '', query, signal),
  peek: () => undefined,
  emptyText: 'Everybody who works for your business will be listed here.',
}

/** `/admin/users` */
export const AdminUsers = () => <ListScreen definition={adminUsers} />

/** `/business/users`: the users of the signed-in user's business. */
export const BusinessUsers = () => <ListScreen definition={businessUsers} />
