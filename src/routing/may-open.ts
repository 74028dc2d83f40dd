import { ownBusinessId } from '#domain/people/own-business.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { type Holder, lacking, may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import type { RouteRow } from './route-row.ts'
import { type RouteMatch, type RouteName, routes } from './routes.ts'

/** Fields of a user that determine which routes they can open. */
export type RouteUser = Pick<User, 'id' | 'type'> & Holder

/**
 * Returns the permissions that a user lacks for a route. If the user has none of `needsOneOf`, the result includes only
 * the first of these. For the user's own details, `view.self` is sufficient.
 */
export function missingFor(user: RouteUser, { name, id }: Pick<RouteMatch, 'name' | 'id'>): Permission[] {
  const { needs = [], needsOneOf = [], ofOneself }: RouteRow = routes[name]
  if (ofOneself && id === user.id) {
    return [lacking(user, ofOneself, 'view', true)].filter(permission => permission !== null)
  }
  const lacksAll = !needsOneOf.some(permission => may(user, permission))
  return [...needs.filter(permission => !may(user, permission)), ...(lacksAll ? needsOneOf.slice(0, 1) : [])]
}

/** True if a user can open a screen. Links to the screen are then shown. `id` identifies the record. */
export function mayOpen(user: User, name: RouteName, id: string | null = null): boolean {
  const { isOfBusiness }: RouteRow = routes[name]
  return missingFor(user, { name, id }).length === 0 && (!isOfBusiness || ownBusinessId(user) !== null)
}
