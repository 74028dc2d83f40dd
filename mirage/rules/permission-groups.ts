import { type ActionOn, actionsOn, type Resource } from '#domain/permissions/permission-names.ts'
import { sentenceCase } from '#domain/words.ts'
import type { PermissionGroup } from '#schemas/permission.ts'

type OwnAction<Of extends Resource> = Extract<ActionOn<Of>, `${string}.self`>

/** Description of each action on a resource. A missing action is a compile error. */
type Descriptions<Of extends Resource> = Record<Exclude<ActionOn<Of>, OwnAction<Of>>, string>

function group<Of extends Resource>(
  name: string,
  resource: Of,
  descriptions: Descriptions<Of>,
  subGroups: PermissionGroup[] = [],
): PermissionGroup {
  const permissions = Object.entries<string>(descriptions).map(([action, description]) => ({
    value: `${resource}.${action}`,
    label: sentenceCase(action),
    description,
  }))
  return { name, permissions, subGroups }
}

const basics = (many: string, one: string) => ({
  access: `Open the ${many} area`,
  view: `View ${many}`,
  create: `Add a ${one}`,
  update: `Change a ${one}`,
  delete: `Delete a ${one}`,
})

const lines = (resource: 'collections' | 'transactions', one: string) =>
  group(`Materials of a ${one}`, `${resource}.materials`, {
    access: `Open the material table of a ${one}`,
    view: `View the materials of a ${one}`,
    create: 'Create a material line',
    update: 'Change the weight and value of a line',
    delete: 'Delete a line',
    assign: `Attach a line to a ${one}`,
    unassign: `Detach a line from a ${one}`,
  })

function own(resource: 'users' | 'businesses', what: string): PermissionGroup {
  const permissions = actionsOn[resource]
    .filter(action => action.endsWith('.self'))
    .map(action => {
      const verb = sentenceCase(action.replace('.self', ''))
      const description = `${verb} the ${what} of the signed-in user`
      return { value: `${resource}.${action}`, label: `${verb} own`, description }
    })
  return { name: `Own ${what}`, permissions, subGroups: [] }
}

const membership = (resource: 'users.roles' | 'businesses.users', what: string) =>
  group(sentenceCase(what), resource, {
    view: `View the ${what}`,
    assign: `Add to the ${what}`,
    unassign: `Remove from the ${what}`,
  })

/** All permissions, grouped for the role screens. */
export const permissionGroups: readonly PermissionGroup[] = [
  group('Users', 'users', basics('users', 'user'), [
    own('users', 'account'),
    membership('users.roles', 'roles of a user'),
  ]),
  group('Businesses', 'businesses', basics('businesses', 'business'), [
    own('businesses', 'business'),
    membership('businesses.users', 'users of a business'),
  ]),
  group('Collections', 'collections', basics('collections', 'collection'), [lines('collections', 'collection')]),
  group('Materials', 'materials', basics('materials', 'material')),
  group('Roles', 'roles', basics('roles', 'role')),
  group('Transactions', 'transactions', basics('transactions', 'transaction'), [lines('transactions', 'transaction')]),
]
