import { sentenceCase } from '#domain/words.ts'
import type { Permission, PermissionGroup } from '#schemas/permission.ts'

type Wording = readonly [value: string, label: string, description: string]

const group = (name: string, permissions: readonly Wording[], subGroups: PermissionGroup[] = []): PermissionGroup => ({
  name,
  permissions: permissions.map(([value, label, description]): Permission => ({ value, label, description })),
  subGroups,
})

const basics = (resource: string, many: string, one: string): Wording[] => [
  [`${resource}.access`, 'Access', `Open the ${many} area`],
  [`${resource}.view`, 'View', `See ${many}, in lists and one by one`],
  [`${resource}.create`, 'Create', `Add a ${one}`],
  [`${resource}.update`, 'Update', `Change a ${one}`],
  [`${resource}.delete`, 'Delete', `Delete a ${one} for good`],
]

const lines = (resource: string, one: string) =>
  group(`Materials of a ${one}`, [
    [`${resource}.materials.access`, 'Access', `Open the material table of a ${one}`],
    [`${resource}.materials.view`, 'View', `See the materials of a ${one}`],
    [`${resource}.materials.create`, 'Create', 'Make a material line'],
    [`${resource}.materials.update`, 'Update', 'Change the weight and value of a line'],
    [`${resource}.materials.delete`, 'Delete', 'Remove a line for good'],
    [`${resource}.materials.assign`, 'Assign', `Put a line on a ${one}`],
    [`${resource}.materials.unassign`, 'Unassign', `Take a line off a ${one}`],
  ])

const own = (resource: string, what: string, actions: readonly string[]) =>
  group(
    `Own ${what}`,
    actions.map((action): Wording => {
      const label = sentenceCase(action)
      return [`${resource}.${action}.self`, `${label} own`, `${label} the ${what} of the signed-in user`]
    }),
  )

const membership = (resource: string, what: string, name: string) =>
  group(name, [
    [`${resource}.view`, 'View', `See the ${what}`],
    [`${resource}.assign`, 'Assign', `Add to the ${what}`],
    [`${resource}.unassign`, 'Unassign', `Take away from the ${what}`],
  ])

/** Every permission there is, as the role screens show them. */
export const permissionGroups: readonly PermissionGroup[] = [
  group('Users', basics('users', 'users', 'user'), [
    own('users', 'account', ['view', 'update', 'delete']),
    membership('users.roles', 'roles of a user', 'Roles of a user'),
  ]),
  group('Businesses', basics('businesses', 'businesses', 'business'), [
    own('businesses', 'business', ['update', 'delete']),
    membership('businesses.users', 'users of a business', 'Users of a business'),
  ]),
  group('Collections', basics('collections', 'collections', 'collection'), [lines('collections', 'collection')]),
  group('Materials', basics('materials', 'materials', 'material')),
  group('Roles', basics('roles', 'roles', 'role')),
  group('Transactions', basics('transactions', 'transactions', 'transaction'), [lines('transactions', 'transaction')]),
]
