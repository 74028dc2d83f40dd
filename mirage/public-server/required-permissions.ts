import { callOf } from '#contract/contract.ts'
import { type Permission, permissions } from '#domain/permissions/permission-names.ts'
import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { Store } from '#mirage/store/store.ts'
import { type Difference, publicError, type RoutedCall } from './difference.ts'
import { publicGrants } from './public-permissions.ts'

/**
 * Maps a specified permission to the permission that the public server checks instead. The public server has other
 * names, or lacks the specified permission. Permission to view a user or trade includes its roles or lines.
 */
const checkedInstead: Partial<Record<Permission, string>> = {
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
  held.some(one => publicGrants(one, checkedInstead[permission] ?? permission))

/**
 * Returns the held permissions and all specified permissions that they cover on the public server. The user can use
 * these permissions or grant them to others.
 */
function specifiedPermissions(held: readonly string[]) {
  // The public server supports a wildcard only at the end.
  const plain = held.filter(permission => !permission.slice(0, -1).includes('*'))
  return [...plain, ...permissions.filter(permission => isGranted(held, permission))]
}

function isPermitted({ name, services: { store, sessions } }: RoutedCall): boolean {
  const user = store.users.get(sessions.current()?.userId ?? '')
  const held = user ? permissionsOf(store.holder(user)) : []
  if (name === 'authentication.permissions') return held.some(one => publicGrants(one, 'permissions.view'))
  const { needs } = callOf(name)
  return typeof needs === 'string' || needs.some(permission => isGranted(held, permission))
}

/**
 * The public server matches permissions by prefix. For some calls, it requires permissions other than the
 * specified ones.
 */
export const requiredPermissions: Difference = (call, next) => {
  if (!isPermitted(call)) return publicError(403, 'You do not have permission to access this resource.')
  const { services } = call
  const store: Store = {
    ...services.store,
    holder: user => ({ permissions: specifiedPermissions(permissionsOf(services.store.holder(user))), roles: [] }),
  }
  return next({ ...call, services: { ...services, store } })
}
