import { mayWorkOn } from '#domain/trades/trade-permissions.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

/** Returns the path of a transaction's form, or of its screen for other users; null if the user may not open it. */
export function transactionPath(user: User, { id }: Pick<Trade, 'id'>): string | null {
  const list = user.type === 'system' ? 'adminTransactions' : 'businessTransactions'
  const screen = mayWorkOn(user, 'transactions') ? (`${list}.edit` as const) : (`${list}.view` as const)
  return mayOpen(user, screen, id) ? pathTo(screen, { id }) : null
}
