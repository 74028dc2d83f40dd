import { authenticationRoutes } from './authentication-routes.ts'
import { businessRoutes } from './business-routes.ts'
import { lineRoutes } from './line-routes.ts'
import { materialRoutes } from './material-routes.ts'
import { membershipRoutes } from './membership-routes.ts'
import { roleRoutes } from './role-routes.ts'
import { tradeRoutes } from './trade-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every call that the mock answers. */
export const mockRoutes = [
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
export type CallName = (typeof mockRoutes)[number]['name']
