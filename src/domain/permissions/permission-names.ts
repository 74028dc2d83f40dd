const basics = ['access', 'view', 'create', 'update', 'delete'] as const
const membership = ['view', 'assign', 'unassign'] as const
const lines = [...basics, 'assign', 'unassign'] as const

/**
 * All permissions that the app checks, as actions by resource. An action that ends in `.self` applies only to the
 * user's own record.
 */
export const actionsOn = {
  users: [...basics, 'view.self', 'update.self', 'delete.self'],
  'users.roles': membership,
  businesses: [...basics, 'update.self', 'delete.self'],
  'businesses.users': membership,
  collections: basics,
  'collections.materials': lines,
  materials: basics,
  roles: basics,
  transactions: basics,
  'transactions.materials': lines,
} as const

/** Resource that permissions apply to, such as `users` or `users.roles`. */
export type Resource = keyof typeof actionsOn

export type ActionOn<Of extends Resource> = (typeof actionsOn)[Of][number]

/** Permission that the app checks. Servers can also grant other strings, such as wildcards and future permissions. */
export type Permission = { [Of in Resource]: `${Of}.${ActionOn<Of>}` }[Resource]

const names = Object.entries(actionsOn).flatMap(([resource, actions]) => actions.map(action => `${resource}.${action}`))

export const isPermission = (name: string): name is Permission => names.includes(name)

export const permissions: readonly Permission[] = names.filter(isPermission)

export type RecordAction = 'view' | 'create' | 'update' | 'delete'

/** Resources that support all record actions. */
export type RecordResource = { [Of in Resource]: RecordAction extends ActionOn<Of> ? Of : never }[Resource]
