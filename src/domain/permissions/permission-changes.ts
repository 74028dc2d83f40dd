import { lengthFault, longestPermission } from '#rules/texts.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { listedIn } from './permission-search.ts'
import { isPermissionString } from './permission-wildcards.ts'
import { covers } from './permissions.ts'

// Every change gives a new list, each string once. What it does not touch stays as it is, in its order; what is new
// comes last.

const isHeld = (strings: readonly string[], value: string) => strings.some(granted => covers(granted, value))

/** The list with these permissions added, as far as nothing in it covers them yet: one permission, or those of a group. */
export function hold(strings: readonly string[], values: readonly string[]): string[] {
  return [...new Set([...strings, ...values.filter(value => !isHeld(strings, value))])]
}

/** The list without these very strings. What a wildcard covers stays held. */
export function release(strings: readonly string[], values: readonly string[]): string[] {
  const gone = new Set(values)
  return [...new Set(strings)].filter(value => !gone.has(value))
}

/**
 * The list with the listed permissions that a wildcard covers in the place of the wildcard, so that each can be taken
 * away by itself. What else it covered is lost: whatever no group lists, and what will be listed one day.
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

/** What is wrong with a permission typed by hand, and what to do about it; null when it can be added. */
export function typedFault(strings: readonly string[], text: string): string | null {
  const value = text.trim()
  if (value === '') return 'Type a permission, such as transactions.view'
  const tooLong = lengthFault(value, longestPermission)
  if (tooLong !== null) return tooLong
  if (!isPermissionString(value)) return 'Use letters and digits, with dots between them, and * for any one part'
  if (strings.includes(value)) return `${value} is in the list already`
  return null
}

/** The list with a permission typed by hand, which {@link typedFault} has found nothing wrong with. */
export function addTyped(strings: readonly string[], text: string): string[] {
  return [...new Set([...strings, text.trim()])]
}
