import { authenticationRoutes } from './authentication.ts'
import { businessRoutes } from './businesses.ts'
import { lineRoutes } from './lines.ts'
import { materialRoutes } from './materials.ts'
import { membershipRoutes } from './memberships.ts'
import { roleRoutes } from './roles.ts'
import { tradeRoutes } from './trades.ts'
import { userRoutes } from './users.ts'

/** Every call that the mock answers. */
export const routes = [
  ...authenticationRoutes,
  ...userRoutes,
  ...businessRoutes,
  ...membershipRoutes,
  ...roleRoutes,
  ...materialRoutes,
  ...tradeRoutes('transactions'),
  ...lineRoutes('transactions'),
  ...tradeRoutes('collections'),
  ...lineRoutes('collections'),
]

/** The name of a call, as switches and the log have it: `transactions.create`. */
export type CallName = (typeof routes)[number]['name']
