import { userTests } from '#domain/filters/people-tests.ts'
import { cascadeNote } from '#domain/people/cascade-delete-notes.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { typeNames } from '#domain/people/user-rules.ts'
import { singlePage } from '#domain/single-page.ts'
import { t } from '#messages/message.ts'
import type { ListColumn, ListColumns, ListDefinition } from '#patterns/list/list-definition.ts'
import { screenOfList } from '#patterns/list/screen-of-list.tsx'
import type { User } from '#schemas/user.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { RetainedUserRows } from './retained-user-rows.tsx'
import { userFile } from './user-file.ts'

const columns = [
  { id: 'name', header: t('Name'), sortBy: 'name', cell: ({ name }) => name },
  { id: 'username', header: t('Username'), sortBy: 'username', share: 18, cell: ({ username }) => username },
] as const satisfies ListColumns<User>

const roles: ListColumn<User> = {
  id: 'roles',
  header: t('Roles'),
  isOptional: true,
  wide: 'shown',
  needs: 'users.roles.view',
  preload: 'roles',
  cell: user => user.roles.map(({ name }) => name).join(', ') || '—',
}

const users = {
  noun: 'user',
  resource: 'users',
  searched: [t('Name'), t('username')],
  filters: { tests: userTests },
  query: { searchColumn: ['name', 'username'] },
  file: userFile,
  bulkAction: lazyPart(async () => (await import('./assign-role.tsx')).AssignRole),
  isOwn: ({ id }, user) => id === user.id,
  remove: { nameOf: ({ name }) => name, cascadeNote: cascadeNote.user, call: (api, id) => api.users.remove(id) },
} satisfies Partial<ListDefinition<User>>

const adminUsers: ListDefinition<User> = {
  route: 'adminUsers',
  ...users,
  columns: [
    ...columns,
    {
      id: 'type',
      header: t('Type'),
      sortBy: 'type',
      isOptional: true,
      wide: 'shown',
      width: 9,
      cell: ({ type }) => typeNames[type],
    },
    {
      id: 'business',
      header: t('Business'),
      isOptional: true,
      preload: 'businesses',
      cell: ({ businesses }) => businesses.map(({ name }) => name).join(', ') || '—',
    },
    roles,
  ],
  load: ({ api }, query, signal) => api.users.list(query, signal),
  peek: ({ api }, query) => api.users.peekList(query),
  emptyText: t('Users who can sign in will appear here.'),
}

const businessUsers: ListDefinition<User> = {
  route: 'businessUsers',
  ...users,
  // Omits the type and business columns, because all rows have the same values.
  columns: [...columns, roles],
  RowsAbove: RetainedUserRows,
  load: async ({ api, user }, query, signal) => {
    const businessId = ownBusinessId(await user())
    return businessId === null ? singlePage([]) : api.businesses.listUsers(businessId, query, signal)
  },
  emptyText: t('Users of your business will appear here.'),
}

/** `/admin/users` */
export const AdminUsers = screenOfList(adminUsers)

/** `/business/users`: the users of the signed-in user's business. */
export const BusinessUserList = screenOfList(businessUsers)
