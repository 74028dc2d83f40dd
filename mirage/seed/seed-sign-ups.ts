import type { TradeRow, UserRow } from '#mirage/store/records.ts'

const day = 86_400_000

/** Days since the latest sign-up of a user without sales, and days between these sign-ups. */
const latest = 5
const apart = 19

/**
 * Sets the date of each user's sign-up: 14 days before the first sale, or for users without sales at regular intervals.
 * Users who have not enrolled are among the latest. Sign-ups are never before `createdAt`.
 */
export function withSignUps(users: readonly UserRow[], trades: readonly TradeRow[], today: number): UserRow[] {
  const firstSales = new Map<string, number>()
  for (const { sellerId, createdAt } of trades) {
    firstSales.set(sellerId, Math.min(firstSales.get(sellerId) ?? Infinity, Date.parse(createdAt)))
  }
  let others = 0
  const signUpOf = ({ id, createdAt, mfaEnabled }: UserRow): number => {
    const firstSale = firstSales.get(id)
    if (firstSale !== undefined) return firstSale - 14 * day
    if (!mfaEnabled) return today - 9 * day
    // The first user without sales, an administrator, keeps `createdAt`.
    others += 1
    return others === 1 ? Date.parse(createdAt) : today - (latest + (others - 2) * apart) * day
  }
  return users.map(user => {
    const signedUp = new Date(Math.max(signUpOf(user), Date.parse(user.createdAt))).toISOString()
    return { ...user, createdAt: signedUp, updatedAt: signedUp }
  })
}
