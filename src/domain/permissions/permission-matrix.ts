import { objectKeys } from 'ts-extras'
import { t } from '#messages/message.ts'
import { actionsOn, isPermission, type Permission, type Resource } from './permission-names.ts'
import { covers, may } from './permissions.ts'

/** Columns of the permission matrix. Some resources support only some of these actions. */
export const matrixActions = ['access', 'view', 'create', 'update', 'delete', 'assign', 'unassign'] as const
export type MatrixAction = (typeof matrixActions)[number]

/**
 * How a user or role has a permission:
 * - `exact`: by its exact name
 * - `covered`: by a wildcard or, for `access`, by any permission on the resource
 * - `own`: only for the user's own record
 */
export type Holding = { state: 'exact' | 'covered' | 'own' | 'none'; coveredBy: readonly string[] }

export type MatrixRow = {
  resource: Resource
  label: string
  /** True if the resource is part of the preceding one, such as `users.roles`. */
  isPart: boolean
  /** Cells in column order. `holding` is null if the resource does not support the action. */
  cells: ReadonlyArray<{ action: MatrixAction; holding: Holding | null }>
}

const labels: Readonly<Record<Resource, string>> = {
  users: t('Users'),
  'users.roles': t('Their roles'),
  businesses: t('Businesses'),
  'businesses.users': t('Their users'),
  collections: t('Collections'),
  'collections.materials': t('Their lines'),
  materials: t('Materials'),
  roles: t('Roles'),
  transactions: t('Transactions'),
  'transactions.materials': t('Their lines'),
}

function holdingOf(strings: readonly string[], name: Permission): Holding {
  if (strings.includes(name)) return { state: 'exact', coveredBy: [] }
  const coveredBy = strings.filter(granted => covers(granted, name))
  if (coveredBy.length > 0 || may({ permissions: strings, roles: [] }, name)) return { state: 'covered', coveredBy }
  const isOwn = strings.some(granted => covers(granted, `${name}.self`))
  return { state: isOwn ? 'own' : 'none', coveredBy: [] }
}

/** Returns the matrix: a row for each resource, a cell for each action. */
export const permissionMatrix = (strings: readonly string[]): MatrixRow[] =>
  objectKeys(actionsOn).map(resource => ({
    resource,
    label: labels[resource],
    isPart: resource.includes('.'),
    cells: matrixActions.map(action => {
      const name = `${resource}.${action}`
      return { action, holding: isPermission(name) ? holdingOf(strings, name) : null }
    }),
  }))
