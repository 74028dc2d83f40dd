import { sentenceCase } from '#domain/words.ts'
import { json } from '#mirage/server/route.ts'
import type { Dataset } from '#mirage/store/records.ts'
import type { Difference } from './difference.ts'

/** True if the held permission is a prefix of the required one. `*` covers everything. */
export const publicGrants = (held: string, required: string) =>
  held === '*' || required.startsWith(held.replace(/\.\*$/, ''))

const basics = ['*', 'access', 'view', 'create', 'update', 'delete']
const linked = ['*', 'access', 'view', 'assign', 'unassign']
const lines = [...basics, 'assign', 'unassign']
const own = ['view.self', 'update.self', 'delete.self'].map(action => `users.${action}`)

type Group = { name: string; permissions: object[]; subGroups: Group[] | null }

const group = (name: string, resource: string, actions: readonly string[], ...subGroups: Group[]): Group => ({
  name,
  permissions: actions.map(action => ({
    value: `${resource}.${action}`,
    label: action === '*' ? `All ${name}` : `${sentenceCase(action)} ${name}`,
    description: `Allows ${action === '*' ? 'any action' : action} on ${name.toLowerCase()}`,
  })),
  subGroups: subGroups.length > 0 ? subGroups : null,
})

const users = ['*', 'access', 'view', 'create', 'update.any', 'update.self', 'delete.any', 'delete.self', 'mfa.manage']

const groups = [
  group('Materials', 'materials', basics),
  group('Collections', 'collections', basics, group('Collection materials', 'collections.materials', lines)),
  group('Transactions', 'transactions', basics, group('Transaction materials', 'transactions.materials', lines)),
  group('Users', 'users', users),
  group(
    'Businesses',
    'businesses',
    basics,
    group('Business users', 'businesses.users', linked),
    group('Business roles', 'businesses.roles', linked),
  ),
  group('Roles', 'roles', basics),
  group('Permissions', 'permissions', ['view']),
]

/** The permission list has different names. `subGroups` is null for a group without subgroups. */
export const listedPermissions: Difference = (call, next) =>
  call.name === 'authentication.permissions' ? json({ items: groups }) : next(call)

const of = (resource: string, ...actions: string[]) => actions.map(action => `${resource}.${action}`)

/**
 * Permissions of the seeded business roles. None has an `.access` permission, and staff and users have none for lines.
 */
const seeded: Readonly<Record<string, readonly string[]>> = {
  'Business Owner': [
    'materials.view',
    'collections.*',
    'transactions.*',
    ...own,
    ...of('businesses', 'view', 'update.self', 'delete.self'),
    ...of('businesses.roles', 'assign', 'unassign', 'view'),
    ...of('businesses.users', 'assign', 'unassign', 'view'),
  ],
  'Business Staff': [
    'materials.view',
    ...of('collections', 'view', 'create', 'update'),
    ...of('transactions', 'view', 'create', 'update'),
    ...own,
    ...of('businesses', 'view', 'users.view'),
  ],
  'Business User': ['materials.view', 'collections.view', 'transactions.view', ...own, 'businesses.view'],
}

/**
 * Returns the data with the public server's permissions for the seeded business roles. The collector role has no
 * description, because the public server does not seed this role.
 */
export const withPublicRoles = (data: Dataset): Dataset => ({
  ...data,
  roles: data.roles.map(role => {
    const permissions = [...(seeded[role.name] ?? role.permissions)]
    return role.default ? { ...role, description: '' } : { ...role, permissions }
  }),
})
