import { parse } from 'regexparam'
import type { RecordResource } from '#domain/permissions/permission-names.ts'
import { t } from '#messages/message.ts'
import { isUuid } from '#rules/ids.ts'
import type { UserType } from '#schemas/user.ts'
import type { Access, RouteRow } from './route-row.ts'

const toSee = <Of extends RecordResource>(resource: Of) => [`${resource}.access`, `${resource}.view`] as const
const toMake = <Of extends RecordResource>(resource: Of) => [`${resource}.access`, `${resource}.create`] as const
const toImport = <Of extends RecordResource>(resource: Of) => ({
  needs: toSee(resource),
  needsOneOf: [`${resource}.create`, `${resource}.update`] as const,
})

/**
 * All routes. The name of a form or read view begins with the name of its list: `adminUsers.create`, `adminUsers.edit`,
 * `adminCollections.view`. `src/app/screens.ts` maps routes to screens.
 */
export const routes = {
  signUp: { path: '/sign-up', access: 'signedOut' },
  signIn: { path: '/sign-in', access: 'signedOut' },
  mfaEnable: { path: '/mfa/enable', access: 'enrol' },
  mfaVerify: { path: '/mfa/verify', access: 'verify' },
  index: { path: '/', access: 'index' },

  collector: { path: '/collector', access: 'collector', place: { label: t('Overview'), icon: 'home' } },
  collectorStatement: { path: '/collector/statement', access: 'collector', needs: toSee('collections') },
  collectorFlow: { path: '/collector/flow', access: 'collector', needs: toSee('collections') },

  business: { path: '/business', access: 'business', place: { label: t('Overview'), icon: 'home' } },
  businessStatement: { path: '/business/statement', access: 'business', needs: toSee('transactions') },
  businessFlow: {
    path: '/business/flow',
    access: 'business',
    needs: [...toSee('transactions'), ...toSee('collections')],
  },
  businessRegister: { path: '/business/register', access: 'business', needs: toSee('transactions') },
  businessTransactions: {
    path: '/business/transactions',
    access: 'business',
    needs: toSee('transactions'),
    place: { label: t('Transactions'), icon: 'transactions' },
  },
  'businessTransactions.create': {
    path: '/business/transactions/create',
    access: 'business',
    needs: toMake('transactions'),
  },
  'businessTransactions.import': {
    path: '/business/transactions/import',
    access: 'business',
    ...toImport('transactions'),
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
    place: { label: t('Collections'), icon: 'collections' },
  },
  'businessCollections.view': { path: '/business/collections/:id', access: 'business', needs: toSee('collections') },
  businessUsers: {
    path: '/business/users',
    access: 'business',
    // This screen lists the members of the user's business.
    needs: ['businesses.users.view'],
    place: { label: t('Users'), icon: 'users' },
  },
  'businessUsers.create': {
    path: '/business/users/create',
    access: 'business',
    needs: ['users.create'],
    isOfBusiness: true,
  },
  'businessUsers.import': {
    path: '/business/users/import',
    access: 'business',
    needs: ['businesses.users.view'],
    needsOneOf: ['users.create', 'users.update'],
    isOfBusiness: true,
  },
  'businessUsers.edit': {
    path: '/business/users/:id/edit',
    access: 'business',
    needs: ['users.view'],
    ofOneself: 'users',
  },
  businessOffline: { path: '/business/offline', access: 'business' },
  businessYard: { path: '/business/yard', access: 'business' },
  businessWaiting: { path: '/business/waiting', access: 'business' },

  admin: { path: '/admin', access: 'system', place: { label: t('Overview'), icon: 'home' } },
  adminTransactions: {
    path: '/admin/transactions',
    access: 'system',
    needs: toSee('transactions'),
    place: { label: t('Transactions'), icon: 'transactions' },
  },
  'adminTransactions.create': { path: '/admin/transactions/create', access: 'system', needs: toMake('transactions') },
  'adminTransactions.import': { path: '/admin/transactions/import', access: 'system', ...toImport('transactions') },
  'adminTransactions.view': { path: '/admin/transactions/:id', access: 'system', needs: toSee('transactions') },
  'adminTransactions.edit': { path: '/admin/transactions/:id/edit', access: 'system', needs: toSee('transactions') },
  adminCollections: {
    path: '/admin/collections',
    access: 'system',
    needs: toSee('collections'),
    place: { label: t('Collections'), icon: 'collections' },
  },
  'adminCollections.create': { path: '/admin/collections/create', access: 'system', needs: toMake('collections') },
  'adminCollections.import': { path: '/admin/collections/import', access: 'system', ...toImport('collections') },
  'adminCollections.view': { path: '/admin/collections/:id', access: 'system', needs: toSee('collections') },
  'adminCollections.edit': { path: '/admin/collections/:id/edit', access: 'system', needs: toSee('collections') },
  adminMaterials: {
    path: '/admin/materials',
    access: 'system',
    needs: toSee('materials'),
    place: { label: t('Materials'), icon: 'materials' },
  },
  'adminMaterials.create': { path: '/admin/materials/create', access: 'system', needs: toMake('materials') },
  'adminMaterials.import': { path: '/admin/materials/import', access: 'system', ...toImport('materials') },
  'adminMaterials.edit': { path: '/admin/materials/:id/edit', access: 'system', needs: toSee('materials') },
  adminBusinesses: {
    path: '/admin/businesses',
    access: 'system',
    needs: toSee('businesses'),
    place: { label: t('Businesses'), icon: 'businesses' },
  },
  'adminBusinesses.create': {
    path: '/admin/businesses/create',
    access: 'system',
    // The form looks up the owner among the users.
    needs: [...toMake('businesses'), 'users.view'],
  },
  'adminBusinesses.import': {
    path: '/admin/businesses/import',
    access: 'system',
    needs: [...toSee('businesses'), 'users.view'],
    needsOneOf: ['businesses.create', 'businesses.update'],
  },
  'adminBusinesses.edit': { path: '/admin/businesses/:id/edit', access: 'system', needs: toSee('businesses') },
  'adminBusinesses.statement': {
    path: '/admin/businesses/:id/statement',
    access: 'system',
    needs: [...toSee('businesses'), ...toSee('transactions')],
  },
  'adminBusinesses.flow': {
    path: '/admin/businesses/:id/flow',
    access: 'system',
    // The users of a business are the sellers of its sales.
    needs: [...toSee('businesses'), ...toSee('transactions'), ...toSee('collections'), 'businesses.users.view'],
  },
  'adminBusinesses.register': {
    path: '/admin/businesses/:id/register',
    access: 'system',
    needs: [...toSee('businesses'), ...toSee('transactions')],
  },
  adminUsers: {
    path: '/admin/users',
    access: 'system',
    needs: toSee('users'),
    place: { label: t('Users'), icon: 'users' },
  },
  'adminUsers.create': { path: '/admin/users/create', access: 'system', needs: toMake('users') },
  'adminUsers.import': { path: '/admin/users/import', access: 'system', ...toImport('users') },
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
    place: { label: t('Roles'), icon: 'roles' },
  },
  'adminRoles.create': { path: '/admin/roles/create', access: 'system', needs: toMake('roles') },
  'adminRoles.edit': { path: '/admin/roles/:id/edit', access: 'system', needs: toSee('roles') },
  'adminRoles.permissions': { path: '/admin/roles/:id/permissions', access: 'system', needs: toSee('roles') },
  adminYard: { path: '/admin/yard', access: 'system' },
  adminWaiting: { path: '/admin/waiting', access: 'system' },
  adminOffline: { path: '/admin/offline', access: 'system' },
} as const satisfies Record<string, RouteRow>

export type RouteName = keyof typeof routes
type NamesOf<Row> = { [Name in RouteName]: (typeof routes)[Name] extends Row ? Name : never }[RouteName]
/** Routes in the navigation, including all lists. */
export type PlaceRoute = NamesOf<{ place: object }>
/** Routes for a single record. */
export type RecordRoute = NamesOf<{ path: `${string}/:id` | `${string}/:id/${string}` }>
/** Routes with a screen: all except `index`, which redirects. */
export type ScreenRoute = Exclude<RouteName, NamesOf<{ access: 'index' }>>

/** Matched route with a screen. `id` is null if the path has none. */
export type ScreenMatch = { name: ScreenRoute; access: Exclude<Access, 'index'>; id: string | null }
export type RouteMatch = ScreenMatch | { name: Exclude<RouteName, ScreenRoute>; access: 'index'; id: null }

const patterns = Object.entries(routes).map(([name, { access, path }]) => ({ name, access, ...parse(path) }))

/**
 * Returns the route for a pathname (without query and hash). Returns null if the path is unknown or the id is not a
 * UUID.
 */
export function matchPath(pathname: string): RouteMatch | null {
  for (const { name, access, pattern } of patterns) {
    const found = pattern.exec(pathname)
    if (!found) continue
    const id = found[1] ?? null
    if (id === null || isUuid(id)) return { name, access, id } as RouteMatch
  }
  return null
}

/** Returns the path of a route, including the id if the route has one. */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...params: Name extends RecordRoute ? [{ id: string }] : []
): string {
  return routes[name].path.replace(':id', params[0]?.id ?? '')
}

/** True if the route shows or creates a record of the list. */
export const isPartOf = (list: RouteName, route: RouteName) => route.startsWith(`${list}.`)

/** Returns the path of the start screen for a type of user. */
export const homeOf = (type: UserType) =>
  pathTo(({ system: 'admin', business: 'business', collector: 'collector' } as const)[type])
