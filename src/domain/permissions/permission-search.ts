import type { ListedPermission, PermissionGroup } from '#schemas/permission.ts'

/** Every permission that the groups list, however deep, each value once, in the order of the groups. */
export function listedIn(groups: readonly PermissionGroup[]): ListedPermission[] {
  const listed = new Map<string, ListedPermission>()
  const visit = ({ permissions, subGroups }: PermissionGroup) => {
    for (const permission of permissions) if (!listed.has(permission.value)) listed.set(permission.value, permission)
    subGroups.forEach(visit)
  }
  groups.forEach(visit)
  return [...listed.values()]
}

/**
 * The groups with only those permissions that `keep` accepts, given the names of the groups that they are in, from the
 * top down.
 */
export function filterGroups(
  groups: readonly PermissionGroup[],
  keep: (permission: ListedPermission, path: readonly string[]) => boolean,
  above: readonly string[] = [],
): PermissionGroup[] {
  return groups.flatMap(group => {
    const path = [...above, group.name]
    const permissions = group.permissions.filter(permission => keep(permission, path))
    const subGroups = filterGroups(group.subGroups, keep, path)
    return permissions.length + subGroups.length > 0 ? [{ name: group.name, permissions, subGroups }] : []
  })
}

/** The words of a search, each once, in lower case. */
export const wordsIn = (query: string): string[] => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))]

/**
 * The groups with only what a search finds: permissions that have every word of it somewhere in their label,
 * description, value or the names of their groups, in upper or lower case. An empty search finds everything.
 */
export function searchGroups(groups: readonly PermissionGroup[], query: string): PermissionGroup[] {
  const words = wordsIn(query)
  return filterGroups(groups, ({ label, description, value }, path) => {
    const text = [label, description, value, ...path].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
