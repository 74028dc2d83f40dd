import type { TradeRow, UserRow } from '#mirage/store/records.ts'

const day = 86_400_000

/** How many days ago a user signed up who has sold nothing: the first of them, and how many more each other one. */
const latest = 5
const apart = 19

/**
 * The users with when they signed up: a fortnight before the first of the trades that they sold. Those who have sold
 * nothing have come one by one since, and those who have not enrolled among the last. None is older than their rows say.
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
    // The first of all looks after the others.
    others += 1
    return others === 1 ? Date.parse(createdAt) : today - (latest + (others - 2) * apart) * day
  }
  return users.map(user => {
    const signedUp = new Date(Math.max(signUpOf(user), Date.parse(user.createdAt))).toISOString()
    return { ...user, createdAt: signedUp, updatedAt: signedUp }
  })
}
