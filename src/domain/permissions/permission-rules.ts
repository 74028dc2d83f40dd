import { isPermissionString } from './permission-wildcards.ts'

/**
 * Messages by field for permission strings that are stored but no longer valid, such as one with spaces. They are not
 * silently dropped, because they may have a purpose.
 */
export function checkPermissions(strings: readonly string[]): Record<string, string> {
  const odd = [...new Set(strings)].filter(value => !isPermissionString(value)).map(value => value || '(empty)')
  return odd.length === 0 ? {} : { permissions: `Remove invalid permissions: ${odd.join(', ')}` }
}
