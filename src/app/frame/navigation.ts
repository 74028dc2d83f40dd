import { placeRoutes } from '#routing/list-routes.ts'
import { mayOpen } from '#routing/may-open.ts'
import { homeOf, routes } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import type { Destination } from '#ui/layout/shell.tsx'

/**
 * The destinations of the navigation: the screens of the user's area that they may open, with the present one marked by the
 * path. A route with an icon that does not exist fails to compile here.
 */
export function destinationsFor(user: User, path: string): Destination[] {
  const home = homeOf(user.type)
  return placeRoutes
    .filter(name => routes[name].access === user.type && mayOpen(user, name))
    .map(name => {
      const { path: href, place } = routes[name]
      return { href, ...place, isCurrent: path === href || (href !== home && path.startsWith(`${href}/`)) }
    })
}
