import type { Permission } from '#domain/permissions/permission-names.ts'
import { type Holder, lacking, may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import { type RouteMatch, type RouteName, type RouteRow, routes } from './routes.ts'

/** A user, as far as it decides what they may open. */
export type RouteUser = Pick<User, 'id' | 'type'> & Holder

/**
 * The permissions that a user lacks for the screen of a route; of those of which one is enough, the first. Their own details need
 * `users.view.self` only.
 */
export function missingFor(user: RouteUser, { name, id }: Pick<RouteMatch, 'name' | 'id'>): Permission[] {
  const { needs = [], needsOneOf = [], ofOneself }: RouteRow = routes[name]
  if (ofOneself && id === user.id) {
    return [lacking(user, ofOneself, 'view', true)].filter(permission => permission !== null)
  }
  const lacksAll = !needsOneOf.some(permission => may(user, permission))
  return [...needs.filter(permission => !may(user, permission)), ...(lacksAll ? needsOneOf.slice(0, 1) : [])]
}

/** Whether a user may open a screen, so that a way to it is worth showing; of the screens of a record that of `id`. */
export const mayOpen = (user: User, name: RouteName, id: string | null = null) =>
  missingFor(user, { name, id }).length === 0
