/**
 * Whether a granted permission string covers a required one: equal segment by segment, `*` standing for any one
 * segment, and a `*` at the end for all that follow; `*` alone covers everything.
 */
export function covers(granted: string, required: string): boolean {
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

/** Who may do something: own permissions and those of the roles count alike. */
export type Holder = {
  permissions: readonly string[]
  roles: ReadonlyArray<{ permissions: readonly string[] }>
}

/** Every permission string that somebody holds, directly or through a role, each once. */
export function permissionsOf(holder: Holder): string[] {
  return [...new Set([...holder.permissions, ...holder.roles.flatMap(role => role.permissions)])]
}

/** Whether somebody may do what needs the `required` permission, such as `transactions.create`. */
export function may(holder: Holder, required: string): boolean {
  return permissionsOf(holder).some(granted => covers(granted, required))
}

/** What can be done to a record. */
export type Action = 'view' | 'create' | 'update' | 'delete'

/**
 * The permission that somebody lacks for an action on a resource; null when they may do it. `isOwn`: the record is they
 * themselves, for which `users.update.self` is enough where `users.update` is asked for.
 */
export function lacking(holder: Holder, resource: string, action: Action, isOwn = false): string | null {
  const required = `${resource}.${action}`
  return may(holder, required) || (isOwn && may(holder, `${required}.self`)) ? null : required
}
