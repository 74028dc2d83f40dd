import type { Reference } from '#schemas/reference.ts'
import type { User } from '#schemas/user.ts'

type Membership = Pick<User, 'businessId' | 'businesses'>

/** Returns the id of the user's main business or, if they have none, of the first business they belong to, or null. */
export const ownBusinessId = ({ businessId, businesses }: Membership): string | null =>
  businessId ?? businesses[0]?.id ?? null

/**
 * Returns the user's {@link ownBusinessId} with its name. Returns null if they have no business, or if the response
 * doesn't include that business.
 */
export const ownBusiness = (user: Membership): Reference | null =>
  user.businesses.find(({ id }) => id === ownBusinessId(user)) ?? null
