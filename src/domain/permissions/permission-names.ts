const basics = ['access', 'view', 'create', 'update', 'delete'] as const
const membership = ['view', 'assign', 'unassign'] as const
const lines = [...basics, 'assign', 'unassign'] as const

/** Every permission that there is: what can be done about what. An action that ends in `.self` is about oneself. */
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

/** What permissions are about: `users`, `users.roles`. */
export type Resource = keyof typeof actionsOn

/** What can be done about a resource. */
export type ActionOn<Of extends Resource> = (typeof actionsOn)[Of][number]

/** The name of a permission that something can need. What a server grants is any string: a wildcard, or one of tomorrow. */
export type Permission = { [Of in Resource]: `${Of}.${ActionOn<Of>}` }[Resource]

const names = Object.entries(actionsOn).flatMap(([resource, actions]) => actions.map(action => `${resource}.${action}`))

/** True for the name of an action that its resource has. */
export const isPermission = (name: string): name is Permission => names.includes(name)

export const permissions: readonly Permission[] = names.filter(isPermission)

/** What can be done to a record. */
export type RecordAction = 'view' | 'create' | 'update' | 'delete'

/** The resources with all that can be done to a record. */
export type RecordResource = { [Of in Resource]: RecordAction extends ActionOn<Of> ? Of : never }[Resource]
