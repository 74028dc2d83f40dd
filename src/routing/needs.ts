import type { Permission, RecordResource } from '#domain/permissions/permission-names.ts'
import { lacking, may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'
import type { RouteMatch, RouteName } from './routes.ts'

const list = (resource: RecordResource): Permission[] => [`${resource}.access`, `${resource}.view`]
const create = (resource: RecordResource): Permission[] => [`${resource}.access`, `${resource}.create`]

/** The permissions that a screen needs, all of them; a screen that is not named here needs none. */
const needs: Partial<Record<RouteName, readonly Permission[]>> = {
  // The users of one's own business are a list of that business.
  businessUsers: ['businesses.users.view'],
  businessUserCreate: ['users.create'],
  businessUserEdit: ['users.view'],
  businessTransactions: list('transactions'),
  businessTransactionCreate: create('transactions'),
  businessTransactionEdit: list('transactions'),
  businessCollections: list('collections'),
  adminBusinesses: list('businesses'),
  // Its owner is looked up among the users.
  adminBusinessCreate: [...create('businesses'), 'users.view'],
  adminBusinessEdit: list('businesses'),
  adminCollections: list('collections'),
  adminCollectionCreate: create('collections'),
  adminCollectionEdit: list('collections'),
  adminMaterials: list('materials'),
  adminMaterialCreate: create('materials'),
  adminMaterialEdit: list('materials'),
  adminRoles: list('roles'),
  adminRoleCreate: create('roles'),
  adminRoleEdit: list('roles'),
  adminRolePermissions: list('roles'),
  adminTransactions: list('transactions'),
  adminTransactionCreate: create('transactions'),
  adminTransactionEdit: list('transactions'),
  adminUsers: list('users'),
  adminUserCreate: create('users'),
  adminUserEdit: list('users'),
}

/** The permissions that somebody lacks for the screen of a route. Their own details need `users.view.self` only. */
export function missingFor(user: User, { name, id }: Pick<RouteMatch, 'name' | 'id'>): string[] {
  const isOwnDetails = (name === 'businessUserEdit' || name === 'adminUserEdit') && id === user.id
  if (isOwnDetails) return [lacking(user, 'users', 'view', true)].filter(permission => permission !== null)
  return (needs[name] ?? []).filter(permission => !may(user, permission))
}

/** Whether somebody may open a screen without an id, so that a way to it is worth showing. */
export const mayOpen = (user: User, name: RouteName) => missingFor(user, { name, id: null }).length === 0
