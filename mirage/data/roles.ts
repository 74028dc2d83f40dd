import type { Permission, Resource } from '#domain/permissions/permission-names.ts'

/** Permission entry of a seeded role: one permission, all permissions of a resource, or all permissions. */
type Granted = Permission | `${Resource}.*` | '*'
type SeededRole = { id: string; name: string; description: string; default: boolean; permissions: readonly Granted[] }

/** Initial name of the role for business owners. The name can change; `ownerRoleId` cannot. */
export const ownerRole = 'Business Owner'

/** Id of the role that a user gets when signing up as a business. */
export const ownerRoleId = '6a929efe-ffbe-4ea1-a7bc-78fa127192b3'

const lookups = ['businesses.view', 'materials.view'] as const
const self = ['users.view.self', 'users.update.self'] as const
const watching = ['access', 'view', 'materials.access', 'materials.view'] as const
const of = <Of extends Resource, Action extends string>(resource: Of, actions: readonly Action[]) =>
  actions.map(action => `${resource}.${action}` as const)

/**
 * Seeded roles, most powerful first. New collectors get the role with `default: true`. All datasets use the same ids,
 * because the product's server includes these roles.
 */
export const seededRoles: readonly SeededRole[] = [
  {
    id: 'f63020ce-2673-4cbc-bc66-fbae02113617',
    name: 'System Admin',
    description: 'All permissions',
    default: false,
    permissions: ['*'],
  },
  {
    id: ownerRoleId,
    name: ownerRole,
    description: 'Runs a business: its transactions and its users',
    default: false,
    permissions: [
      'transactions.*',
      ...of('collections', watching),
      'users.*',
      'businesses.users.*',
      'businesses.update.self',
      'businesses.delete.self',
      'roles.view',
      ...lookups,
    ],
  },
  {
    id: 'c50ec974-ebb6-48a3-a8f3-6b13a0492444',
    name: 'Business Staff',
    description: 'Records and edits the transactions of a business',
    default: false,
    permissions: [
      ...of('transactions', ['access', 'view', 'create', 'update', 'materials.*']),
      ...of('collections', watching),
      'businesses.users.view',
      ...lookups,
      ...self,
    ],
  },
  {
    id: '07dddf92-3e16-4fed-86ee-d8cafdf91b7a',
    name: 'Business User',
    description: 'Looks at what a business trades, and changes nothing',
    default: false,
    permissions: [
      ...of('transactions', watching),
      ...of('collections', watching),
      'businesses.users.view',
      ...lookups,
      ...self,
    ],
  },
  {
    id: '0af87a52-801e-41ee-bfb1-101333e9ca95',
    name: 'Collector',
    description: 'Brings in material, and sees and records their own collections',
    default: true,
    permissions: [
      ...of('collections', [...watching, 'create']),
      ...of('collections.materials', ['create', 'assign']),
      ...lookups,
      ...self,
    ],
  },
]
