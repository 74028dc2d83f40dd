import { objectKeys } from 'ts-extras'
import { actionsOn, isPermission, type Permission, type Resource } from './permission-names.ts'
import { covers, may } from './permissions.ts'

/** The columns: what can be done. Not every resource knows every action. */
export const matrixActions = ['access', 'view', 'create', 'update', 'delete', 'assign', 'unassign'] as const
export type MatrixAction = (typeof matrixActions)[number]

/**
 * How an action on a resource is held: `given` by its own name; `covered` by a wildcard, or for `access` by any permission of the
 * resource; `own` where it is held for oneself only; or `none`.
 */
export type Holding = { state: 'given' | 'covered' | 'own' | 'none'; coveredBy: readonly string[] }

export type MatrixRow = {
  resource: Resource
  label: string
  /** Whether it is a part of the resource in the row above that is none. */
  isPart: boolean
  /** By column; null where there is no such action. */
  cells: ReadonlyArray<{ action: MatrixAction; holding: Holding | null }>
}

const labels: Readonly<Record<Resource, string>> = {
  users: 'Users',
  'users.roles': 'Their roles',
  businesses: 'Businesses',
  'businesses.users': 'Their users',
  collections: 'Collections',
  'collections.materials': 'Their lines',
  materials: 'Materials',
  roles: 'Roles',
  transactions: 'Transactions',
  'transactions.materials': 'Their lines',
}

function holdingOf(strings: readonly string[], name: Permission): Holding {
  if (strings.includes(name)) return { state: 'given', coveredBy: [] }
  const coveredBy = strings.filter(granted => covers(granted, name))
  if (coveredBy.length > 0 || may({ permissions: strings, roles: [] }, name)) return { state: 'covered', coveredBy }
  const isOwn = strings.some(granted => covers(granted, `${name}.self`))
  return { state: isOwn ? 'own' : 'none', coveredBy: [] }
}

/** What permission strings allow, as a row for each resource with a cell for each action. */
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
