import { isPermissionString } from './permission-wildcards.ts'

/**
 * Messages by field for permission strings that a server kept and would not take again, such as one with spaces. They
 * are not dropped in silence: somebody may have meant something by them.
 */
export function checkPermissions(strings: readonly string[]): Record<string, string> {
  const odd = [...new Set(strings)].filter(value => !isPermissionString(value)).map(value => value || '(empty)')
  return odd.length === 0 ? {} : { permissions: `Remove what is no permission: ${odd.join(', ')}` }
}
