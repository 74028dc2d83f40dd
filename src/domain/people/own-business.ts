import type { Reference } from '#schemas/reference.ts'
import type { User } from '#schemas/user.ts'

type Membership = Pick<User, 'businessId' | 'businesses'>

/** The business that a user works for: their main one, or else the first that they belong to; null if there is none. */
export const ownBusinessId = ({ businessId, businesses }: Membership): string | null =>
  businessId ?? businesses[0]?.id ?? null

/** The same business with its name; null if there is none, or if the server lists the user under other businesses only. */
export const ownBusiness = (user: Membership): Reference | null =>
  user.businesses.find(({ id }) => id === ownBusinessId(user)) ?? null
