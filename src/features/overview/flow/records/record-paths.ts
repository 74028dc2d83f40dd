import { useUser } from '#actors/environment.tsx'
import type { FlowList } from '#domain/flow/movement.ts'
import { mayOpen } from '#routing/may-open.ts'
import { pathTo } from '#routing/routes.ts'
import type { UserType } from '#schemas/user.ts'

/** Routes of single records. Collectors have no screen for a collection. */
const routesOf = {
  business: { transactions: 'businessTransactions.view', collections: 'businessCollections.view' },
  system: { transactions: 'adminTransactions.view', collections: 'adminCollections.view' },
  collector: null,
} as const satisfies Record<UserType, Record<FlowList, string> | null>

/** Returns a function for the path of a record's screen; null if the user may not open it. */
export function useRecordPath() {
  const user = useUser()
  return ({ list, id }: { list: FlowList; id: string }): string | null => {
    const route = routesOf[user.type]?.[list]
    return route && mayOpen(user, route, id) ? pathTo(route, { id }) : null
  }
}
