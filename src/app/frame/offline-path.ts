import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'

/** Returns the path of the page about working offline. Null for collectors, who cannot record. */
export function offlinePath({ type }: Pick<User, 'type'>): string | null {
  if (type === 'collector') return null
  return pathTo(type === 'system' ? 'adminOffline' : 'businessOffline')
}
