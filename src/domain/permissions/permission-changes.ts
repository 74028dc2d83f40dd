import { lengthFault, longestPermission } from '#rules/texts.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { listedIn } from './permission-search.ts'
import { isPermissionString } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

// Every change returns a new list without duplicates. Untouched strings keep their order; new ones come last.

const isHeld = (strings: readonly string[], value: string) => strings.some(granted => covers(granted, value))

/** The list with these permissions (one, or those of a group) added, unless something in it covers them already. */
export function hold(strings: readonly string[], values: readonly string[]): string[] {
  return [...new Set([...strings, ...values.filter(value => !isHeld(strings, value))])]
}

/** The list without these exact strings. What a wildcard covers stays held. */
export function release(strings: readonly string[], values: readonly string[]): string[] {
  const gone = new Set(values)
  return [...new Set(strings)].filter(value => !gone.has(value))
}

/**
 * The list with a wildcard replaced by the listed permissions that it covers, so that each can be removed by itself.
 * Anything else it covered is lost: permissions that no group lists, and those listed in the future.
 */
export function replaceWildcard(
  groups: readonly PermissionGroup[],
  strings: readonly string[],
  wildcard: string,
): string[] {
  const others = release(strings, [wildcard])
  const singles = listedIn(groups)
    .map(({ value }) => value)
    .filter(value => value !== wildcard && covers(wildcard, value) && !isHeld(others, value))
  return [...new Set(strings)].flatMap(value => (value === wildcard ? singles : [value]))
}

/** What is wrong with a typed permission, and what to do about it; null when it can be added. */
export function typedFault(strings: readonly string[], text: string): string | null {
  const value = text.trim()
  if (value === '') return 'Enter a permission. For example, transactions.view'
  const tooLong = lengthFault(value, longestPermission)
  if (tooLong !== null) return tooLong
  if (!isPermissionString(value)) return 'Use letters, digits and dots. A * matches one part.'
  if (strings.includes(value)) return `${value} is already in the list`
  return null
}

/** The list with a typed permission, in which {@link typedFault} has found no fault. */
export function addTyped(strings: readonly string[], text: string): string[] {
  return [...new Set([...strings, text.trim()])]
}
