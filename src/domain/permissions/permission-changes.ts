import { lengthFault, longestPermission } from '#rules/texts.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { listedIn } from './permission-search.ts'
import { isPermissionString } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

// Each function returns a new list without duplicates. Unchanged strings keep their order; new strings come last.

const isHeld = (strings: readonly string[], value: string) => strings.some(granted => covers(granted, value))

/** Adds permissions that no string in the list covers. */
export function hold(strings: readonly string[], values: readonly string[]): string[] {
  return [...new Set([...strings, ...values.filter(value => !isHeld(strings, value))])]
}

/** Removes these exact strings. Permissions covered by a wildcard remain granted. */
export function release(strings: readonly string[], values: readonly string[]): string[] {
  const gone = new Set(values)
  return [...new Set(strings)].filter(value => !gone.has(value))
}

/**
 * Replaces a wildcard with the listed permissions that it covers, so that each can be removed individually. Other
 * permissions that the wildcard covered are lost: unlisted and future ones.
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

/** Validates a typed permission. Returns an error message with a remedy, or null if it is valid. */
export function typedFault(strings: readonly string[], text: string): string | null {
  const value = text.trim()
  if (value === '') return 'Enter a permission. For example, transactions.view'
  const tooLong = lengthFault(value, longestPermission)
  if (tooLong !== null) return tooLong
  if (!isPermissionString(value)) return 'Use letters, digits and dots. A * matches one part.'
  if (strings.includes(value)) return `${value} is already in the list`
  return null
}

/** Adds a typed permission that {@link typedFault} accepts. */
export function addTyped(strings: readonly string[], text: string): string[] {
  return [...new Set([...strings, text.trim()])]
}
