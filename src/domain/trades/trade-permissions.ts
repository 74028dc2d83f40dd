import { may } from '#domain/permissions/permissions.ts'
import type { User } from '#schemas/user.ts'

type Resource = 'transactions' | 'collections'

const needs = { add: ['create', 'assign'], change: ['update'], remove: ['delete'] } as const
const actions = ['add', 'change', 'remove'] as const

const lackingFor = (user: User, resource: Resource, action: (typeof actions)[number]) =>
  needs[action].map(name => `${resource}.materials.${name}` as const).filter(permission => !may(user, permission))

/** What a user can't do with the lines of a saved record, and the permissions that are missing for it. */
export const lackingForLines = (user: User, resource: Resource) => ({
  actions: actions.filter(action => lackingFor(user, resource, action).length > 0),
  permissions: actions.flatMap(action => lackingFor(user, resource, action)),
})

/** The permissions for the lines of a saved record, which are saved by calls of their own. */
export function linePermissionsOf(user: User, resource: Resource) {
  const lacks = lackingForLines(user, resource).actions
  return { mayAdd: !lacks.includes('add'), mayChange: !lacks.includes('change'), mayRemove: !lacks.includes('remove') }
}

/** Whether a user may change anything of a saved record: its fields, or its lines. */
export const mayWorkOn = (user: User, resource: Resource): boolean =>
  may(user, `${resource}.update`) || Object.values(linePermissionsOf(user, resource)).includes(true)
