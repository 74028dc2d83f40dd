import { t } from '#messages/message.ts'
import { isPermissionString } from './permission-wildcards.ts'

/**
 * Validates stored permission strings. Returns messages by field. Reports invalid strings, such as those with spaces,
 * instead of removing them, because the server might use them.
 */
export function checkPermissions(strings: readonly string[]): Record<string, string> {
  const odd = [...new Set(strings)].filter(value => !isPermissionString(value)).map(value => value || t('(empty)'))
  if (odd.length === 0) return {}
  return { permissions: t('Remove invalid permissions: {permissions}', { permissions: odd.join(', ') }) }
}
