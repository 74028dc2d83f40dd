import { useUser } from '#actors/environment.tsx'
import { writeConditions } from '#domain/filters/conditions.ts'
import type { FigureList } from '#domain/flow/figure-lists.ts'
import type { FlowList } from '#domain/flow/movement.ts'
import { titleOf } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { type PlaceRoute, pathTo } from '#routing/routes.ts'
import type { UserType } from '#schemas/user.ts'

/** Routes of the lists. Collectors have no screen for a single collection. */
const routesOf = {
  business: { transactions: 'businessTransactions', collections: 'businessCollections' },
  system: { transactions: 'adminTransactions', collections: 'adminCollections' },
  collector: null,
} as const satisfies Record<UserType, Record<FlowList, PlaceRoute> | null>

/** Returns a function that returns the path of a record's screen; null if the user may not open it. */
export function useRecordPath() {
  const user = useUser()
  return ({ list, id }: { list: FlowList; id: string }): string | null => {
    const places = routesOf[user.type]
    const route = places && (`${places[list]}.view` as const)
    return route && mayOpen(user, route, id) ? pathTo(route, { id }) : null
  }
}

/** Returns a function that returns the title and path of a filtered list; null if the user may not open it. */
export function useFigureListPath() {
  const user = useUser()
  return ({ list, conditions }: FigureList): { title: string; path: string } | null => {
    const route = routesOf[user.type]?.[list]
    if (!route || !mayOpen(user, route)) return null
    return { title: titleOf(route), path: `${pathTo(route)}?${writeConditions(conditions) ?? ''}` }
  }
}
