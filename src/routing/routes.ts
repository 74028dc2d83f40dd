import { parse } from 'regexparam'
import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'

/**
 * The visitors of a route: signed out, at one step of the second factor, verified (`/`, which only redirects), or
 * verified with one type of user.
 */
export type Access = 'signedOut' | 'enrol' | 'verify' | 'index' | UserType

export type RouteRow = {
  /** `:id` is a uuid. */
  path: string
  access: Access
  /** The permissions that its screen needs, all of them. */
  needs?: readonly Permission[]
  /** Further permissions of which its screen needs one. */
  needsOneOf?: readonly Permission[]
  /** What its record is where it may be the user who looks: for oneself `view.self` is enough, and nothing else is needed. */
  ofOneself?: RecordResource
  /** Its place in the navigation, where those of one area stand in the order of their rows. Lists are called so, too. */
  place?: { label: string; icon: string }
}

const toSee = <Of extends RecordResource>(resource: Of) => [`${resource}.access`, `${resource}.view`] as const
const toMake = <Of extends RecordResource>(resource: Of) => [`${resource}.access`, `${resource}.create`] as const

/**
 * Every route of the product. The forms of a list and the read view of its records are named after it: `adminUsers.create`,
 * `adminUsers.edit`, `adminCollections.view`. Which screen
 * a route shows says the table of screens in `src/app/screens.ts`.
 */
export const routes = {
  signUp: { path: '/sign-up', access: 'signedOut' },
  signIn: { path: '/sign-in', access: 'signedOut' },
  mfaEnable: { path: '/mfa/enable', access: 'enrol' },
  mfaVerify: { path: '/mfa/verify', access: 'verify' },
  index: { path: '/', access: 'index' },

  collector: { path: '/collector', access: 'collector', place: { label: 'Overview', icon: 'home' } },
  collectorStatement: { path: '/collector/statement', access: 'collector', needs: toSee('collections') },

  business: { path: '/business', access: 'business', place: { label: 'Overview', icon: 'home' } },
  businessStatement: { path: '/business/statement', access: 'business', needs: toSee('transactions') },
  businessTransactions: {
    path: '/business/transactions',
    access: 'business',
    needs: toSee('transactions'),
    place: { label: 'Transactions', icon: 'transactions' },
  },
  'businessTransactions.create': {
    path: '/business/transactions/create',
    access: 'business',
    needs: toMake('transactions'),
  },
  'businessTransactions.view': { path: '/business/transactions/:id', access: 'business', needs: toSee('transactions') },
  'businessTransactions.edit': {
    path: '/business/transactions/:id/edit',
    access: 'business',
    needs: toSee('transactions'),
  },
  businessCollections: {
    path: '/business/collections',
    access: 'business',
    needs: toSee('collections'),
    place: { label: 'Collections', icon: 'collections' },
  },
  'businessCollections.view': { path: '/business/collections/:id', access: 'business', needs: toSee('collections') },
  businessUsers: {
    path: '/business/users',
    access: 'business',
    // The users of one's own business are a list of that business.
    needs: ['businesses.users.view'],
    place: { label: 'Users', icon: 'users' },
  },
  'businessUsers.create': { path: '/business/users/create', access: 'business', needs: ['users.create'] },
  'businessUsers.edit': {
    path: '/business/users/:id/edit',
    access: 'business',
    needs: ['users.view'],
    ofOneself: 'users',
  },

  admin: { path: '/admin', access: 'system', place: { label: 'Overview', icon: 'home' } },
  adminTransactions: {
    path: '/admin/transactions',
    access: 'system',
    needs: toSee('transactions'),
    place: { label: 'Transactions', icon: 'transactions' },
  },
  'adminTransactions.create': { path: '/admin/transactions/create', access: 'system', needs: toMake('transactions') },
  'adminTransactions.view': { path: '/admin/transactions/:id', access: 'system', needs: toSee('transactions') },
  'adminTransactions.edit': { path: '/admin/transactions/:id/edit', access: 'system', needs: toSee('transactions') },
  adminCollections: {
    path: '/admin/collections',
    access: 'system',
    needs: toSee('collections'),
    place: { label: 'Collections', icon: 'collections' },
  },
  'adminCollections.create': { path: '/admin/collections/create', access: 'system', needs: toMake('collections') },
  'adminCollections.view': { path: '/admin/collections/:id', access: 'system', needs: toSee('collections') },
  'adminCollections.edit': { path: '/admin/collections/:id/edit', access: 'system', needs: toSee('collections') },
  adminMaterials: {
    path: '/admin/materials',
    access: 'system',
    needs: toSee('materials'),
    place: { label: 'Materials', icon: 'materials' },
  },
  'adminMaterials.create': { path: '/admin/materials/create', access: 'system', needs: toMake('materials') },
  'adminMaterials.import': {
    path: '/admin/materials/import',
    access: 'system',
    needs: toSee('materials'),
    needsOneOf: ['materials.create', 'materials.update'],
  },
  'adminMaterials.edit': { path: '/admin/materials/:id/edit', access: 'system', needs: toSee('materials') },
  adminBusinesses: {
    path: '/admin/businesses',
    access: 'system',
    needs: toSee('businesses'),
    place: { label: 'Businesses', icon: 'businesses' },
  },
  'adminBusinesses.create': {
    path: '/admin/businesses/create',
    access: 'system',
    // Its owner is looked up among the users.
    needs: [...toMake('businesses'), 'users.view'],
  },
  'adminBusinesses.edit': { path: '/admin/businesses/:id/edit', access: 'system', needs: toSee('businesses') },
  'adminBusinesses.statement': {
    path: '/admin/businesses/:id/statement',
    access: 'system',
    needs: [...toSee('businesses'), ...toSee('transactions')],
  },
  adminUsers: {
    path: '/admin/users',
    access: 'system',
    needs: toSee('users'),
    place: { label: 'Users', icon: 'users' },
  },
  'adminUsers.create': { path: '/admin/users/create', access: 'system', needs: toMake('users') },
  'adminUsers.edit': {
    path: '/admin/users/:id/edit',
    access: 'system',
    needs: toSee('users'),
    ofOneself: 'users',
  },
  'adminUsers.statement': {
    path: '/admin/users/:id/statement',
    access: 'system',
    needs: [...toSee('users'), ...toSee('collections')],
  },
  adminRoles: {
    path: '/admin/roles',
    access: 'system',
    needs: toSee('roles'),
    place: { label: 'Roles', icon: 'roles' },
  },
  'adminRoles.create': { path: '/admin/roles/create', access: 'system', needs: toMake('roles') },
  'adminRoles.edit': { path: '/admin/roles/:id/edit', access: 'system', needs: toSee('roles') },
  'adminRoles.permissions': { path: '/admin/roles/:id/permissions', access: 'system', needs: toSee('roles') },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
type NamesOf<Row> = { [Name in RouteName]: (typeof routes)[Name] extends Row ? Name : never }[RouteName]
/** The routes with a place in the navigation, all lists among them. */
export type PlaceRoute = NamesOf<{ place: object }>
/** The routes of one record. */
export type RecordRoute = NamesOf<{ path: `${string}/:id` | `${string}/:id/${string}` }>
/** The routes that show a screen: all but `index`, which only sends on. */
export type ScreenRoute = Exclude<RouteName, NamesOf<{ access: 'index' }>>

/** A route with a screen that a path led to. `id` is set where the path has one. */
export type ScreenMatch = { name: ScreenRoute; access: Exclude<Access, 'index'>; id: string | null }
/** A route that a path led to. */
export type RouteMatch = ScreenMatch | { name: Exclude<RouteName, ScreenRoute>; access: 'index'; id: null }

const patterns = Object.entries(routes).map(([name, { access, path }]) => ({ name, access, ...parse(path) }))

/** The route that a pathname (no search, no hash) leads to; null for unknown paths and for ids that are no uuid. */
export function matchPath(pathname: string): RouteMatch | null {
  for (const { name, access, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const id = found[1] ?? null
    if (id === null || isUuid(id)) return { name, access, id } as RouteMatch
  }
  return null
}

/** The path of a route, with the id filled in if it has one. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...params: Name extends RecordRoute ? [{ id: string }] : []
): string {
  return routes[name].path.replace(':id', params[0]?.id ?? '')
}

/** The first screen of a type of user. */
export const homeOf = (type: UserType) =>
  pathTo(({ system: 'admin', business: 'business', collector: 'collector' } as const)[type])
