import { callOf } from '#contract/contract.ts'
import { type Permission, permissions } from '#domain/permissions/permission-names.ts'
import { permissionsOf } from '#domain/permissions/permissions.ts'
import type { Store } from '#mirage/store/store.ts'
import { type AskedCall, type Difference, refused } from './difference.ts'
import { grantsAsPublic } from './public-permissions.ts'

/**
 * What is asked for in place of a permission, where the name is another one, or where there is no such permission. Lines
 * and roles come with what they belong to.
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

/** The permissions of a user in the terms of the specification: what they may do here, and what they can hand on. */
function inTerms(held: readonly string[]) {
  // Only a wildcard at the end is one here.
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

/** Permissions are matched by how they begin, and some calls ask for others than the specification has them do. */
export const askedPermissions: Difference = (asked, next) => {
  if (!mayAsk(asked)) return refused(403, 'You do not have permission to access this resource.')
  const { services } = asked
  const store: Store = {
    ...services.store,
    holder: user => ({ permissions: inTerms(permissionsOf(services.store.holder(user))), roles: [] }),
  }
  return next({ ...asked, services: { ...services, store } })
}
