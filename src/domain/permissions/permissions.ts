import type { Permission, RecordAction, RecordResource } from './permission-names.ts'

/** True if a granted string applies to a resource: `users.view`, `users.*` and `*.view` apply to `users`. */
function isAbout(granted: string, resource: string): boolean {
  const have = granted.split('.')
  const about = resource.split('.')
  return have.length > about.length && about.every((segment, index) => [segment, '*'].includes(have[index] ?? ''))
}

/**
 * True if a granted string matches a required one. `*` matches any segment; `*` at the end matches all remaining
 * segments.
 */
function matches(granted: string, required: string): boolean {
  const have = granted.split('.')
  const need = required.split('.')
  for (const [index, segment] of have.entries()) {
    const last = index === have.length - 1
    if (segment === '*' && last) return need.length >= have.length
    if (index >= need.length) return false
    if (segment !== '*' && segment !== need[index]) return false
  }
  return have.length === need.length
}

/**
 * True if a granted string covers a required permission. Compares segment by segment: `*` matches any segment, and `*`
 * at the end matches all remaining segments. `*` alone covers everything; `users.update.any` covers `users.update`.
 */
export const covers = (granted: string, required: string): boolean =>
  matches(granted, required) || (granted.endsWith('.any') && matches(granted, `${required}.any`))

/** User with permissions and roles. A permission has the same effect from the user or from a role. */
export type Holder = {
  permissions: readonly string[]
  roles: ReadonlyArray<{ permissions: readonly string[] }>
}

/** Returns the permission strings of a user and their roles, without duplicates. */
export function permissionsOf(holder: Holder): string[] {
  return [...new Set([...holder.permissions, ...holder.roles.flatMap(role => role.permissions)])]
}

/** True if a user has a permission. Accepts any string, because users can assign all permissions that they have. */
export function holds(holder: Holder, value: string): boolean {
  return permissionsOf(holder).some(granted => covers(granted, value))
}

const access = '.access'

/**
 * True if a user has a permission such as `transactions.create`. An `access` permission is also granted by any other
 * permission on the resource.
 */
export const may = (holder: Holder, required: Permission) =>
  holds(holder, required) ||
  (required.endsWith(access) &&
    permissionsOf(holder).some(granted => isAbout(granted, required.slice(0, -access.length))))

/**
 * Returns the permission that a user lacks for an action on a record, or null if the action is permitted. If `isOwn`,
 * the record is the user's own, so `users.update.self` is sufficient instead of `users.update`.
 */
export function lacking(
  holder: Holder,
  resource: RecordResource,
  action: RecordAction,
  isOwn = false,
): Permission | null {
  const required = `${resource}.${action}` as const
  return may(holder, required) || (isOwn && holds(holder, `${required}.self`)) ? null : required
}
