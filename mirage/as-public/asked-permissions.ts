import { callOf } from '#contract/contract.ts'
import { type Permission, permissions } from '#domain/permissions/permission-names.ts'
import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { Store } from '#mirage/store/store.ts'
import { type AskedCall, type Difference, refused } from './difference.ts'
import { grantsAsPublic } from './public-permissions.ts'

/**
 * Permissions that the public server checks instead, because it has other names or lacks the specified permission.
 * Permission to view a user or trade includes its roles or lines.
 */
const inPlaceOf: Partial<Record<Permission, string>> = {
  'users.update': 'users.update.any',
  'users.delete': 'users.delete.any',
  'users.view.self': 'users.view',
  'businesses.update.self': 'businesses.update',
  'businesses.delete.self': 'businesses.delete',
  'users.roles.view': 'users.view',
  'transactions.materials.view': 'transactions.view',
  'collections.materials.view': 'collections.view',
}

const isGranted = (held: readonly string[], permission: Permission) =>
  held.some(one => grantsAsPublic(one, inPlaceOf[permission] ?? permission))

/**
 * Translates held permissions into those of the specification: permissions that the user can use here or grant to
 * others.
 */
function inTerms(held: readonly string[]) {
  // The public server supports a wildcard only at the end.
  const plain = held.filter(permission => !permission.slice(0, -1).includes('*'))
  return [...plain, ...permissions.filter(permission => isGranted(held, permission))]
}

function mayAsk({ name, services: { store, sessions } }: AskedCall): boolean {
  const user = store.users.get(sessions.current()?.userId ?? '')
  const held = user ? permissionsOf(store.holder(user)) : []
  if (name === 'authentication.permissions') return held.some(one => grantsAsPublic(one, 'permissions.view'))
  const { needs } = callOf(name)
  return typeof needs === 'string' || needs.some(permission => isGranted(held, permission))
}

/** The public server matches permissions by prefix. Some calls need other permissions than specified. */
export const askedPermissions: Difference = (asked, next) => {
  if (!mayAsk(asked)) return refused(403, 'You do not have permission to access this resource.')
  const { services } = asked
  const store: Store = {
    ...services.store,
    holder: user => ({ permissions: inTerms(permissionsOf(services.store.holder(user))), roles: [] }),
  }
  return next({ ...asked, services: { ...services, store } })
}
