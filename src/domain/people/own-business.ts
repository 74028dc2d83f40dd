import type { Reference } from '#schemas/reference.ts'
import type { User } from '#schemas/user.ts'

type Membership = Pick<User, 'businessId' | 'businesses'>

/** Returns the main business of a user, or the first one they belong to, or null. */
export const ownBusinessId = ({ businessId, businesses }: Membership): string | null =>
  businessId ?? businesses[0]?.id ?? null

/**
 * Returns {@link ownBusinessId} with its name. Returns null without a business, or if the server lists the user only
 * under other businesses.
 */
export const ownBusiness = (user: Membership): Reference | null =>
  user.businesses.find(({ id }) => id === ownBusinessId(user)) ?? null
