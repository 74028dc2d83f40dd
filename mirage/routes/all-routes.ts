import type { CallName } from '#contract/addresses.ts'
import { calls } from '#contract/contract.ts'
import { prefixKeys } from '#contract/prefix-keys.ts'
import { type Handlers, type Route, routeOf } from '#mirage/server/route.ts'
import { authenticationRoutes } from './authentication-routes.ts'
import { businessRoutes } from './business-routes.ts'
import { createdOnce } from './created-once.ts'
import { lineRoutes } from './line-routes.ts'
import { materialRoutes } from './material-routes.ts'
import { membershipRoutes } from './membership-routes.ts'
import { roleRoutes } from './role-routes.ts'
import { tradeRoutes } from './trade-routes.ts'
import { userRoutes } from './user-routes.ts'

const handlers: Handlers<CallName> = {
  ...authenticationRoutes,
  ...userRoutes,
  ...businessRoutes,
  ...membershipRoutes,
  ...roleRoutes,
  ...materialRoutes,
  ...prefixKeys('transactions', { ...tradeRoutes('transactions'), ...lineRoutes('transactions') }),
  ...prefixKeys('collections', { ...tradeRoutes('collections'), ...lineRoutes('collections') }),
}

export const mockRoutes: readonly Route[] = createdOnce(calls.map(({ name }) => routeOf(name, handlers)))
