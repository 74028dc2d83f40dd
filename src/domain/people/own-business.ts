import type { User } from '#schemas/user.ts'

/** The business that somebody works for: the one they are in, or the first of those they belong to; null for nobody's. */
export const ownBusinessId = ({ businessId, businesses }: Pick<User, 'businessId' | 'businesses'>): string | null =>
  businessId ?? businesses[0]?.id ?? null
