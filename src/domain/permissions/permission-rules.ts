import { isPermissionString } from './permission-wildcards.ts'

/**
 * Validates stored permission strings, for example those with spaces. Returns messages by field. Invalid strings are
 * reported instead of removed, because they might have a purpose.
 */
export function checkPermissions(strings: readonly string[]): Record<string, string> {
  const odd = [...new Set(strings)].filter(value => !isPermissionString(value)).map(value => value || '(empty)')
  return odd.length === 0 ? {} : { permissions: `Remove invalid permissions: ${odd.join(', ')}` }
}
