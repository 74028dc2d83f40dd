import { t } from '#messages/message.ts'
import { lengthFault, longestPermission } from '#rules/texts.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { listedIn } from './permission-search.ts'
import { isPermissionString } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

// Each function below returns a new list without duplicates. Existing strings keep their order; added strings come
// last.

const isHeld = (strings: readonly string[], value: string) => strings.some(granted => covers(granted, value))

/** Adds permissions that the list does not cover yet. */
export function hold(strings: readonly string[], values: readonly string[]): string[] {
  return [...new Set([...strings, ...values.filter(value => !isHeld(strings, value))])]
}

/** Removes exact strings. A removed permission stays granted if a wildcard covers it. */
export function release(strings: readonly string[], values: readonly string[]): string[] {
  const gone = new Set(values)
  return [...new Set(strings)].filter(value => !gone.has(value))
}

/**
 * Replaces a wildcard with the listed permissions that it covers, so that the user can remove single ones. Unlisted and
 * future permissions, which the wildcard also covered, are lost.
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
  if (value === '') return t('Enter a permission. For example, transactions.view')
  const tooLong = lengthFault(value, longestPermission)
  if (tooLong !== null) return tooLong
  if (!isPermissionString(value)) return t('Use letters, digits and dots. A * matches one part.')
  if (strings.includes(value)) return t('{permission} is already in the list', { permission: value })
  return null
}

/** Adds a typed permission. Validate it with {@link typedFault} first. */
export function addTyped(strings: readonly string[], text: string): string[] {
  return [...new Set([...strings, text.trim()])]
}
