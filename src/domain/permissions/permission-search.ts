import { asciiDigits } from '#messages/ascii-digits.ts'
import type { ListedPermission, PermissionGroup } from '#schemas/permission.ts'

/** Returns the permissions of all groups in order, without duplicates. */
export function listedIn(groups: readonly PermissionGroup[]): ListedPermission[] {
  const listed = new Map<string, ListedPermission>()
  const visit = ({ permissions, subGroups }: PermissionGroup) => {
    for (const permission of permissions) if (!listed.has(permission.value)) listed.set(permission.value, permission)
    subGroups.forEach(visit)
  }
  groups.forEach(visit)
  return [...listed.values()]
}

/** Filters the permissions in groups. `keep` receives a permission and the names of its groups, top level first. */
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
export const wordsIn = (query: string): string[] => [
  ...new Set(asciiDigits(query).toLowerCase().split(/\s+/).filter(Boolean)),
]

/**
 * Filters permissions by search words, ignoring case. Each word must occur in the label, description, value or group
 * names. An empty search returns all permissions.
 */
export function searchGroups(groups: readonly PermissionGroup[], query: string): PermissionGroup[] {
  const words = wordsIn(query)
  return filterGroups(groups, ({ label, description, value }, path) => {
    const text = [label, description, value, ...path].join('\n').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
