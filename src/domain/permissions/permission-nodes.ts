import type { ListedPermission, PermissionGroup } from '#schemas/permission.ts'
import { isWildcard } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

/** A listed permission, and whether a list of permission strings holds it. */
export type PermissionNode = ListedPermission & {
  /** The list has this very string. */
  isGiven: boolean
  /** The wildcards of the list, other than itself, that cover it; with any of them it is held. */
  coveredBy: readonly string[]
  /** Given, covered, or both. */
  isHeld: boolean
}

/** A group with counts of every permission in it and in its subgroups. */
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
  given: ReadonlySet<string>,
  wildcards: readonly string[],
): PermissionNode {
  const coveredBy = wildcards.filter(wildcard => wildcard !== permission.value && covers(wildcard, permission.value))
  const isGiven = given.has(permission.value)
  return { ...permission, isGiven, coveredBy, isHeld: isGiven || coveredBy.length > 0 }
}

/** The groups with their permissions marked as held or not, in the order of the groups. */
export function permissionTree(groups: readonly PermissionGroup[], strings: readonly string[]): GroupNode[] {
  const given = new Set(strings)
  const wildcards = [...given].filter(isWildcard)
  const groupOf = (group: PermissionGroup): GroupNode => {
    const permissions = group.permissions.map(permission => nodeOf(permission, given, wildcards))
    const subGroups = group.subGroups.map(groupOf)
    const held = permissions.filter(({ isHeld }) => isHeld).length + subGroups.reduce((sum, sub) => sum + sub.held, 0)
    const count = permissions.length + subGroups.reduce((sum, sub) => sum + sub.count, 0)
    const state = held === 0 ? 'none' : held === count ? 'all' : 'some'
    return { name: group.name, state, held, count, permissions, subGroups }
  }
  return groups.map(groupOf)
}

/** Every permission of a group and of the groups below it, in the order in which they are shown. */
export function leavesOf(group: GroupNode): PermissionNode[] {
  return [...group.permissions, ...group.subGroups.flatMap(leavesOf)]
}
