import { inject, parse } from 'regexparam'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'

/**
 * Who a route is for: visitors who are signed out, people at one step of the second factor, anybody verified (`/`, which
 * only sends on), or verified users of one type.
 */
export type Access = 'signedOut' | 'enrol' | 'verify' | 'index' | UserType

/** Every route of the product. `:id` is a uuid. */
export const routes = {
  signUp: { path: '/sign-up', access: 'signedOut' },
  signIn: { path: '/sign-in', access: 'signedOut' },
  mfaEnable: { path: '/mfa/enable', access: 'enrol' },
  mfaVerify: { path: '/mfa/verify', access: 'verify' },
  index: { path: '/', access: 'index' },
  collector: { path: '/collector', access: 'collector' },

  business: { path: '/business', access: 'business' },
  businessUsers: { path: '/business/users', access: 'business' },
  businessUserCreate: { path: '/business/users/create', access: 'business' },
  businessUserEdit: { path: '/business/users/:id/edit', access: 'business' },
  businessTransactions: { path: '/business/transactions', access: 'business' },
  businessTransactionCreate: { path: '/business/transactions/create', access: 'business' },
  businessTransactionEdit: { path: '/business/transactions/:id/edit', access: 'business' },
  businessCollections: { path: '/business/collections', access: 'business' },

  admin: { path: '/admin', access: 'system' },
  adminBusinesses: { path: '/admin/businesses', access: 'system' },
  adminBusinessCreate: { path: '/admin/businesses/create', access: 'system' },
  adminBusinessEdit: { path: '/admin/businesses/:id/edit', access: 'system' },
  adminCollections: { path: '/admin/collections', access: 'system' },
  adminCollectionCreate: { path: '/admin/collections/create', access: 'system' },
  adminCollectionEdit: { path: '/admin/collections/:id/edit', access: 'system' },
  adminMaterials: { path: '/admin/materials', access: 'system' },
  adminMaterialCreate: { path: '/admin/materials/create', access: 'system' },
  adminMaterialEdit: { path: '/admin/materials/:id/edit', access: 'system' },
  adminRoles: { path: '/admin/roles', access: 'system' },
  adminRoleCreate: { path: '/admin/roles/create', access: 'system' },
  adminRoleEdit: { path: '/admin/roles/:id/edit', access: 'system' },
  adminRolePermissions: { path: '/admin/roles/:id/permissions', access: 'system' },
  adminTransactions: { path: '/admin/transactions', access: 'system' },
  adminTransactionCreate: { path: '/admin/transactions/create', access: 'system' },
  adminTransactionEdit: { path: '/admin/transactions/:id/edit', access: 'system' },
  adminUsers: { path: '/admin/users', access: 'system' },
  adminUserCreate: { path: '/admin/users/create', access: 'system' },
  adminUserEdit: { path: '/admin/users/:id/edit', access: 'system' },
} as const satisfies Record<string, { path: string; access: Access }>

export type RouteName = keyof typeof routes
type PathOf<Name extends RouteName> = (typeof routes)[Name]['path']
/** A route that a path led to. `id` is set where the path has one. */
export type RouteMatch = { name: RouteName; access: Access; id: string | null }

const patterns = Object.entries(routes).map(([name, route]) => ({
  name: name as RouteName,
  access: route.access,
  ...parse(route.path),
}))

/** The route that a pathname (no search, no hash) leads to; null for unknown paths and for ids that are no uuid. */
export function matchPath(pathname: string): RouteMatch | null {
  for (const { name, access, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const id = found[1] ?? null
    if (id === null || isUuid(id)) return { name, access, id }
  }
  return null
}

/** The path of a route, its id put in where it has one. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...params: PathOf<Name> extends `${string}:id${string}` ? [{ id: string }] : []
): string {
  return inject(routes[name].path, { ...params[0] })
}

/** Where a user of a type starts. */
export const homeOf = (type: UserType) =>
  pathTo(({ system: 'admin', business: 'business', collector: 'collector' } as const)[type])
