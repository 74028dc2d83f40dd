import type { Api } from '#api/api.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'

/**
 * True if the lists of a business user might contain trades of their other businesses, and the user may view who sells
 * for which business.
 */
export const seesOtherBusinesses = (user: User): boolean =>
  user.businesses.some(({ id }) => id !== ownBusinessId(user)) && may(user, 'businesses.users.view')

/**
 * Returns the ids that sell for a business: its users and, on servers with businesses as sellers, itself.
 * @throws Problem if the users cannot be read.
 */
export async function loadSellers(
  { businesses }: Pick<Api, 'businesses'>,
  businessId: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { items, unreadable } = await businesses.allUsers(businessId, signal)
  return new Set([businessId, ...[...items, ...unreadable].flatMap(({ id }) => id ?? [])])
}
