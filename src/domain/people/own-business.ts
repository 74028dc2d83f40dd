import type { User } from '#schemas/user.ts'

/** The business that a user works for: their main one, or else the first that they belong to; null if there is none. */
export const ownBusinessId = ({ businessId, businesses }: Pick<User, 'businessId' | 'businesses'>): string | null =>
  businessId ?? businesses[0]?.id ?? null
