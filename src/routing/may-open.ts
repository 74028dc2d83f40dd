import type { Permission } from '#domain/permissions/permission-names.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import { type RouteMatch, type RouteName, type RouteRow, routes } from './routes.ts'

/**
 * The permissions that a user lacks for the screen of a route; of those of which one is enough, the first. Their own details need
 * `users.view.self` only.
 */
export function missingFor(user: User, { name, id }: Pick<RouteMatch, 'name' | 'id'>): Permission[] {
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
