import { may, permissionsOf } from '#domain/permissions/permissions.ts'
import type { UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { belongsTo, type Caller, isAdministrator, isOutsider, mayGrant } from './policy.ts'
import { conflict, forbidden, lacks } from './refusals.ts'

/** What people may do, and who may give and take it. */

type Grants = Pick<UserRow, 'type' | 'businessIds' | 'roleIds' | 'permissions'>

/** What is in one list and not in the other. */
const without = (values: readonly string[], others: readonly string[]) =>
  values.filter(value => !others.includes(value))

const both = ({ gained, lost }: { gained: string[]; lost: string[] }) => [...gained, ...lost]

/**
 * Refuses a change of what a user may do that goes beyond the one who makes it. `before` is null for a new user.
 * Whoever may only change themselves changes none of it; a business gives and takes only within itself.
 */
export function checkGrants(who: Caller, before: Readonly<UserRow> | null, after: Grants, store: Store) {
  const changeOf = (column: 'businessIds' | 'roleIds' | 'permissions') => ({
    gained: without(after[column], before?.[column] ?? []),
    lost: without(before?.[column] ?? [], after[column]),
  })
  const [businesses, roles, permissions] = [changeOf('businessIds'), changeOf('roleIds'), changeOf('permissions')]
  const sameType = before === null || before.type === after.type
  const isSame =
    before !== null && sameType && [businesses, roles, permissions].every(change => both(change).length === 0)
  if (before && isOutsider(who, before)) throw forbidden('A business manages users of the type business only')
  if (isSame) return
  if (before && !may(who.holder, 'users.update')) {
    throw forbidden('Changing a type, a business, a role or a permission needs the permission users.update')
  }
  // Whoever a business adds is one of its own: that needs no more than adding them.
  const elsewhere = before ? businesses.gained : businesses.gained.filter(id => !isOwnPlace(who.user, id))
  for (const [permission, ids] of [
    ['users.roles.assign', roles.gained],
    ['users.roles.unassign', roles.lost],
    ['businesses.users.assign', elsewhere],
    ['businesses.users.unassign', businesses.lost],
  ] as const) {
    if (ids.length > 0 && !may(who.holder, permission)) throw lacks(permission)
  }
  const granted = [...both(permissions), ...both(roles).flatMap(id => store.roles.get(id)?.permissions ?? [])]
  if (!mayGrant(who, granted)) throw forbidden('Nobody gives or takes permissions that they do not hold themselves')
  if (isAdministrator(who.user)) return
  if (!sameType || after.type !== 'business') throw forbidden('A business manages users of the type business only')
  if (both(businesses).some(id => !belongsTo(who.user, id)) || after.businessIds.length === 0) {
    throw forbidden('A business manages its own users only')
  }
}

const isOwnPlace = (user: Readonly<UserRow>, businessId: string) =>
  user.type === 'business' && (user.businessId ?? user.businessIds[0]) === businessId

/** Refuses to give somebody another type who is needed as what they are. */
export function checkType(before: Readonly<UserRow>, after: Pick<UserRow, 'type'>, store: Store) {
  if (before.type === after.type) return
  if (isLastAdministrator(before, store)) {
    throw conflict(`${before.name} is the last administrator, and stays one`, {
      type: 'Add another administrator first',
    })
  }
  const owned = store.businesses.where('ownerId', before.id)[0]
  if (owned && after.type !== 'business') {
    throw conflict(`${before.name} owns ${owned.name}, which needs an owner of the type business`, {
      type: `Give ${owned.name} another owner first`,
    })
  }
}

/** Refuses to delete somebody who can do more than the one who asks, and the last administrator. */
export function checkDeletion(who: Caller, user: Readonly<UserRow>, store: Store) {
  if (isOutsider(who, user)) throw forbidden('A business manages users of the type business only')
  if (!mayGrant(who, permissionsOf(store.holder(user)))) {
    throw forbidden('Nobody deletes a user that can do more than they can')
  }
  if (isLastAdministrator(user, store)) {
    throw conflict(`${user.name} is the last administrator. Add another one first`)
  }
}

/** Nobody else is an administrator, or none who could make another one where this one can. */
function isLastAdministrator(user: Readonly<UserRow>, store: Store) {
  if (!isAdministrator(user)) return false
  const others = store.users.all().filter(other => other.id !== user.id && isAdministrator(other))
  const addsUsers = (other: Readonly<UserRow>) => may(store.holder(other), 'users.create')
  return others.length === 0 || (addsUsers(user) && !others.some(addsUsers))
}
