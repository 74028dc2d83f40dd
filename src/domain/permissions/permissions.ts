import type { Permission, RecordAction, RecordResource } from './permission-names.ts'

/** Whether a granted string is about a resource, whatever it allows: `users.view`, `users.*` and `*.view` are about users. */
function isAbout(granted: string, resource: string): boolean {
  const have = granted.split('.')
  const about = resource.split('.')
  return have.length > about.length && about.every((segment, index) => [segment, '*'].includes(have[index] ?? ''))
}

/** Whether two names are equal segment by segment, where `*` matches any one, and a `*` at the end all that follow. */
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
 * Whether a granted permission string covers a required one: equal segment by segment, where `*` matches any one
 * segment, and a `*` at the end all that follow; `*` alone covers everything, and `users.update.any` covers `users.update`.
 */
export const covers = (granted: string, required: string): boolean =>
  matches(granted, required) || (granted.endsWith('.any') && matches(granted, `${required}.any`))

/** A user as far as permissions go: their own and those of their roles count alike. */
export type Holder = {
  permissions: readonly string[]
  roles: ReadonlyArray<{ permissions: readonly string[] }>
}

/** Every permission string of a user, their own or a role's, without duplicates. */
export function permissionsOf(holder: Holder): string[] {
  return [...new Set([...holder.permissions, ...holder.roles.flatMap(role => role.permissions)])]
}

/** Whether a permission string is held, of any text: what is held can be given to others. */
export function holds(holder: Holder, value: string): boolean {
  return permissionsOf(holder).some(granted => covers(granted, value))
}

const access = '.access'

/** Whether a holder may do what needs a permission, such as `transactions.create`. Any permission of a resource opens its area. */
export const may = (holder: Holder, required: Permission) =>
  holds(holder, required) ||
  (required.endsWith(access) &&
    permissionsOf(holder).some(granted => isAbout(granted, required.slice(0, -access.length))))

/**
 * The permission that a user lacks for an action on a resource; null when they have it. `isOwn` means that the record
 * is the user, for which `users.update.self` is enough in place of `users.update`.
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
