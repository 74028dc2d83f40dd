import { may } from '#domain/permissions/permissions.ts'
import type { TradeResource } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

const needs = { add: ['create', 'assign'], change: ['update'], remove: ['delete'] } as const
const actions = ['add', 'change', 'remove'] as const

const lackingFor = (user: User, resource: TradeResource, action: (typeof actions)[number]) =>
  needs[action].map(name => `${resource}.materials.${name}` as const).filter(permission => !may(user, permission))

/** Returns the line actions of a saved record that a user lacks permission for, and the permissions they lack. */
export const lackingForLines = (user: User, resource: TradeResource) => ({
  actions: actions.filter(action => lackingFor(user, resource, action).length > 0),
  permissions: actions.flatMap(action => lackingFor(user, resource, action)),
})

/** Returns a user's permissions for the lines of a saved record. Each line is saved by a separate request. */
export function linePermissionsOf(user: User, resource: TradeResource) {
  const lacks = lackingForLines(user, resource).actions
  return { mayAdd: !lacks.includes('add'), mayChange: !lacks.includes('change'), mayRemove: !lacks.includes('remove') }
}

/** True if a user is permitted to change the fields or the lines of a saved record. */
export const mayWorkOn = (user: User, resource: TradeResource): boolean =>
  may(user, `${resource}.update`) || Object.values(linePermissionsOf(user, resource)).includes(true)
