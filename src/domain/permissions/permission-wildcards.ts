import { t } from '#messages/message.ts'
import { type PermissionGroup, permissionString } from '#schemas/permission.ts'
import { filterGroups, listedIn } from './permission-search.ts'
import { covers } from './permissions.ts'

/** True if a segment of a permission string is `*`. */
export const isWildcard = (value: string) => value.split('.').includes('*')

/** True if the string is a valid permission by the API contract. */
export const isPermissionString = (value: string) => permissionString.safeParse(value).success

export type Wildcard = {
  value: string
  /** Sentence such as "Covers everything about transactions", "Covers view on everything". */
  sentence: string
  /** Covered permissions in their groups. */
  covered: readonly PermissionGroup[]
  /** Number of covered permissions. */
  count: number
  isValid: boolean
}

/** Returns the wildcards among the strings, in order, with the permissions that they cover. */
export function wildcardsOf(groups: readonly PermissionGroup[], strings: readonly string[]): Wildcard[] {
  return [...new Set(strings)].filter(isWildcard).map(value => {
    const covered = filterGroups(groups, permission => permission.value !== value && covers(value, permission.value))
    return {
      value,
      sentence: wildcardSentence(groups, value),
      covered,
      count: listedIn(covered).length,
      isValid: isPermissionString(value),
    }
  })
}

/** Returns the strings that are neither wildcards nor listed in a group. Includes invalid strings. */
export function unlistedOf(groups: readonly PermissionGroup[], strings: readonly string[]) {
  const listed = new Set(listedIn(groups).map(({ value }) => value))
  return [...new Set(strings)]
    .filter(value => !isWildcard(value) && !listed.has(value))
    .map(value => ({ value, isValid: isPermissionString(value) }))
}

/** Describes the permissions that a wildcard covers. Returns a sentence with the wildcard if no description fits. */
export function wildcardSentence(groups: readonly PermissionGroup[], wildcard: string): string {
  if (wildcard === '*') return t('Covers everything')
  const segments = wildcard.split('.')
  const [first = '', second = ''] = segments
  const last = segments.at(-1) ?? ''
  const name = nameOf(groups, segments.slice(0, segments.indexOf('*')))
  if (last === '*' && segments.indexOf('*') === segments.length - 1) {
    return name
      ? t('Covers everything about {group}', { group: name })
      : t('Covers everything starting with {start}', { start: wildcard.slice(0, -1) })
  }
  if (segments.length === 2 && first === '*' && second !== '*')
    return t('Covers {action} on everything', { action: second })
  const [covered] = first === '*' ? [] : coveredGroups(groups, wildcard)
  if (covered) return t('Covers everything about {group}', { group: lowerFirst(covered) })
  if (segments.length === 3 && second === '*' && last !== '*' && name) {
    return t('Covers {action} on everything in {group}', { action: last, group: name })
  }
  return t('Covers everything that matches {wildcard}', { wildcard })
}

/**
 * Converts the first letter of a name to lower case, for use within a sentence. Abbreviations ("CSV export") keep their
 * capitals.
 */
export const lowerFirst = (name: string) =>
  /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const resourceOf = (value: string) => value.split('.').slice(0, -1).join('.')

/** Returns the name of the group that contains all permissions on a resource, for use within a sentence. */
function nameOf(groups: readonly PermissionGroup[], resource: readonly string[]): string | undefined {
  if (resource.length === 0) return undefined
  const wanted = resource.join('.')
  for (const group of groups) {
    const resources = new Set(group.permissions.map(({ value }) => resourceOf(value)))
    if (resources.size === 1 && resources.has(wanted)) return lowerFirst(group.name)
    const below = nameOf(group.subGroups, resource)
    if (below) return below
  }
  return undefined
}

/**
 * Returns the name of the group with exactly the permissions that a wildcard covers. The list is empty if no group
 * matches.
 */
function coveredGroups(groups: readonly PermissionGroup[], wildcard: string): string[] {
  const count = listedIn(groups).filter(({ value }) => covers(wildcard, value)).length
  const visit = (group: PermissionGroup): string[] => {
    const listed = listedIn([group])
    const isExact = listed.length === count && listed.every(({ value }) => covers(wildcard, value))
    return isExact && count > 0 ? [group.name] : group.subGroups.flatMap(visit)
  }
  return groups.flatMap(visit)
}
