import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'

/**
 * Returns the path of the form with the user's own details. Null for collectors, and without permission to open the
 * form.
 */
export function ownDetailsPath(user: User): string | null {
  if (user.type === 'collector') return null
  const name = user.type === 'system' ? 'adminUsers.edit' : 'businessUsers.edit'
  return mayOpen(user, name, user.id) ? pathTo(name, { id: user.id }) : null
}
