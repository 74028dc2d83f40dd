import type { ListedPermission, PermissionGroup } from '#schemas/permission.ts'

/** Returns all listed permissions without duplicates, in the order of the groups. */
export function listedIn(groups: readonly PermissionGroup[]): ListedPermission[] {
  const listed = new Map<string, ListedPermission>()
  const visit = ({ permissions, subGroups }: PermissionGroup) => {
    for (const permission of permissions) if (!listed.has(permission.value)) listed.set(permission.value, permission)
    subGroups.forEach(visit)
  }
  groups.forEach(visit)
  return [...listed.values()]
}

/** Filters the permissions of groups. `keep` receives the names of the parent groups, top level first. */
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

/** Returns the words of a search in lower case, without duplicates. */
export const wordsIn = (query: string): string[] => [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))]

/**
 * Filters permissions by a search. Every word must occur in the label, description, value or group names, ignoring
 * case. An empty search matches everything.
 */
export function searchGroups(groups: readonly PermissionGroup[], query: string): PermissionGroup[] {
  const words = wordsIn(query)
  return filterGroups(groups, ({ label, description, value }, path) => {
    const text = [label, description, value, ...path].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
