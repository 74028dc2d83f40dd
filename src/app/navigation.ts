import { mayOpen } from '#routing/needs.ts'
import { homeOf, pathTo } from '#routing/routes.ts'
import type { User } from '#schemas/user.ts'
import type { Destination } from '#ui/layout/shell.tsx'

type Place = Omit<Destination, 'isCurrent' | 'href'> & { route: 'admin' | 'business' | 'collector' | ListRoute }

type ListRoute =
  | `admin${'Transactions' | 'Collections' | 'Materials' | 'Businesses' | 'Users' | 'Roles'}`
  | `business${'Transactions' | 'Collections' | 'Users'}`

const places: Record<User['type'], readonly Place[]> = {
  system: [
    { route: 'admin', label: 'Overview', icon: 'home' },
    { route: 'adminTransactions', label: 'Transactions', icon: 'transactions' },
    { route: 'adminCollections', label: 'Collections', icon: 'collections' },
    { route: 'adminMaterials', label: 'Materials', icon: 'materials' },
    { route: 'adminBusinesses', label: 'Businesses', icon: 'businesses' },
    { route: 'adminUsers', label: 'Users', icon: 'users' },
    { route: 'adminRoles', label: 'Roles', icon: 'roles' },
  ],
  business: [
    { route: 'business', label: 'Overview', icon: 'home' },
    { route: 'businessTransactions', label: 'Transactions', icon: 'transactions' },
    { route: 'businessCollections', label: 'Collections', icon: 'collections' },
    { route: 'businessUsers', label: 'Users', icon: 'users' },
  ],
  collector: [{ route: 'collector', label: 'Overview', icon: 'home' }],
}

/** Where the navigation leads from a path: the screens that this user may open. */
export function destinationsFor(user: User, path: string): Destination[] {
  const home = homeOf(user.type)
  return places[user.type]
    .filter(({ route }) => mayOpen(user, route))
    .map(({ route, label, icon }) => {
      const href = pathTo(route)
      return { href, label, icon, isCurrent: path === href || (href !== home && path.startsWith(`${href}/`)) }
    })
}
