import type { ListedPermission, PermissionGroup } from '#schemas/permission.ts'
import { isWildcard } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

/** Listed permission with its state in a user's or role's permission strings. */
export type PermissionNode = ListedPermission & {
  /** True if the strings contain exactly this permission. */
  isExact: boolean
  /** Wildcards among the strings that cover this permission, excluding the permission itself. */
  coveredBy: readonly string[]
  /** True if `isExact` or covered by a wildcard. */
  isHeld: boolean
}

/** A group with counts of all its permissions, including subgroups. */
export type GroupNode = {
  name: string
  state: 'all' | 'some' | 'none'
  held: number
  count: number
  permissions: readonly PermissionNode[]
  subGroups: readonly GroupNode[]
}

function nodeOf(
  permission: ListedPermission,
  strings: ReadonlySet<string>,
  wildcards: readonly string[],
): PermissionNode {
  const coveredBy = wildcards.filter(wildcard => wildcard !== permission.value && covers(wildcard, permission.value))
  const isExact = strings.has(permission.value)
  return { ...permission, isExact, coveredBy, isHeld: isExact || coveredBy.length > 0 }
}

/** Returns the permission groups with the state of each permission. */
export function permissionTree(groups: readonly PermissionGroup[], strings: readonly string[]): GroupNode[] {
  const distinct = new Set(strings)
  const wildcards = [...distinct].filter(isWildcard)
  const groupOf = (group: PermissionGroup): GroupNode => {
    const permissions = group.permissions.map(permission => nodeOf(permission, distinct, wildcards))
    const subGroups = group.subGroups.map(groupOf)
    const held = permissions.filter(({ isHeld }) => isHeld).length + subGroups.reduce((sum, sub) => sum + sub.held, 0)
    const count = permissions.length + subGroups.reduce((sum, sub) => sum + sub.count, 0)
    const state = held === 0 ? 'none' : held === count ? 'all' : 'some'
    return { name: group.name, state, held, count, permissions, subGroups }
  }
  return groups.map(groupOf)
}

/** Returns all permissions of a group and its subgroups, in display order. */
export function leavesOf(group: GroupNode): PermissionNode[] {
  return [...group.permissions, ...group.subGroups.flatMap(leavesOf)]
}
