import { type MockScreen, sceneAccounts } from './scene.ts'

const { owner, administrator } = sceneAccounts

type Row = { id: string }
/** Records of the mock. */
type Rows<One extends Row> = { all: () => readonly One[] }

/** Returns the id of the first row. @throws if the mock has no rows. */
export function idOf<One extends Row>(rows: Rows<One>, fits: (row: One) => boolean = () => true): string {
  const row = rows.all().find(fits)
  if (!row) throw new Error('The mock has no such record')
  return row.id
}

/** Returns the id of a user with roles who is not signed in. @throws if the mock has no such user. */
export const userWithRoles = (users: Rows<Row & { username: string; roleIds: readonly string[] }>): string =>
  idOf(users, ({ username, roleIds }) => username !== administrator && roleIds.length > 0)

const screen = (id: string, title: string, account: string, path: MockScreen['path'] | string): MockScreen => ({
  id,
  title,
  account,
  path: typeof path === 'string' ? () => path : path,
})

/** Screens that differ from a scene only in their data. They have no run. */
export const mockScreens: readonly MockScreen[] = [
  screen('transactions', 'Transactions', owner, '/business/transactions?pageSize=2'),
  screen('collections', 'Collections', owner, '/business/collections?pageSize=2'),
  screen('businesses', 'Businesses', administrator, '/admin/businesses?pageSize=2'),
  screen('users', 'Users', administrator, '/admin/users?pageSize=2'),
  screen('business-users', 'Users of a business', owner, '/business/users?pageSize=2'),
  screen('roles', 'Roles', administrator, '/admin/roles?pageSize=2'),
  screen('new-collection', 'New collection', administrator, '/admin/collections/create'),
  screen('new-business', 'New business', administrator, '/admin/businesses/create'),
  screen('new-user', 'New user', administrator, '/admin/users/create'),
  screen('new-role', 'New role', administrator, '/admin/roles/create'),
  screen('edit-collection', 'Edit collection', administrator, ({ store }) => {
    return `/admin/collections/${idOf(store.collections)}/edit`
  }),
  screen('edit-business', 'Edit business', administrator, ({ store }) => {
    return `/admin/businesses/${idOf(store.businesses)}/edit`
  }),
  screen('edit-user', 'Edit user', administrator, ({ store }) => `/admin/users/${userWithRoles(store.users)}/edit`),
  screen('edit-role', 'Edit role', administrator, ({ store }) => `/admin/roles/${idOf(store.roles)}/edit`),
  screen('permissions-of-role', 'Role permissions', administrator, ({ store }) => {
    return `/admin/roles/${idOf(store.roles)}/permissions`
  }),
]
