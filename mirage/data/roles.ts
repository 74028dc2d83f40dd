/** The role that whoever signs up as a business is given. */
export const ownerRole = 'Business Owner'

const lookups = ['businesses.view', 'materials.view']
const self = ['users.view.self', 'users.update.self']
const watching = ['access', 'view', 'materials.access', 'materials.view']
const of = (resource: string, actions: readonly string[]) => actions.map(action => `${resource}.${action}`)

/** The seeded roles, from the one that may do everything down. New collectors get the one with the default flag. */
export const roles = [
  { name: 'System Admin', description: 'May do everything', default: false, permissions: ['*'] },
  {
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
    name: 'Collector',
    description: 'Brings in material, and sees and records own collections',
    default: true,
    permissions: [
      ...of('collections', [...watching, 'create']),
      ...of('collections.materials', ['create', 'assign']),
      ...lookups,
      ...self,
    ],
  },
]
