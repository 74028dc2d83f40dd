import { may, permissionsOf } from '#domain/permissions/permissions.ts'
import type { UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import { belongsTo, type Caller, isAdministrator, isOutsider, mayGrant } from './policy.ts'
import { conflict, forbidden, lacks } from './refusals.ts'

/** Rules for changes of a user's type, businesses, roles and permissions. */

type Grants = Pick<UserRow, 'type' | 'businessIds' | 'roleIds' | 'permissions'>

const without = (values: readonly string[], others: readonly string[]) =>
  values.filter(value => !others.includes(value))

const both = ({ gained, lost }: { gained: string[]; lost: string[] }) => [...gained, ...lost]

/**
 * Refuses changes of type, businesses, roles or permissions beyond the caller's rights. `before` is null for a new
 * user. Changes need `users.update`. A business can change users only within itself.
 */
export function checkGrants(caller: Caller, before: Readonly<UserRow> | null, after: Grants, store: Store) {
  const changeOf = (column: 'businessIds' | 'roleIds' | 'permissions') => ({
    gained: without(after[column], before?.[column] ?? []),
    lost: without(before?.[column] ?? [], after[column]),
  })
  const [businesses, roles, permissions] = [changeOf('businessIds'), changeOf('roleIds'), changeOf('permissions')]
  const sameType = before === null || before.type === after.type
  const isSame =
    before !== null && sameType && [businesses, roles, permissions].every(change => both(change).length === 0)
  if (before && isOutsider(caller, before)) throw forbidden('A business manages users of the type business only')
  if (isSame) return
  if (before && !may(caller.holder, 'users.update')) {
    throw forbidden('Changing a type, a business, a role or a permission needs the permission users.update')
  }
  // Adding a user to the caller's own business needs no permission besides `users.create`.
  const elsewhere = before ? businesses.gained : businesses.gained.filter(id => !isOwnPlace(caller.user, id))
  for (const [permission, ids] of [
    ['users.roles.assign', roles.gained],
    ['users.roles.unassign', roles.lost],
    ['businesses.users.assign', elsewhere],
    ['businesses.users.unassign', businesses.lost],
  ] as const) {
    if (ids.length > 0 && !may(caller.holder, permission)) throw lacks(permission)
  }
  const granted = [...both(permissions), ...both(roles).flatMap(id => store.roles.get(id)?.permissions ?? [])]
  if (!mayGrant(caller, granted)) throw forbidden('You can give and take only permissions that you hold yourself')
  if (isAdministrator(caller.user)) return
  if (!sameType || after.type !== 'business') throw forbidden('A business manages users of the type business only')
  if (both(businesses).some(id => !belongsTo(caller.user, id)) || after.businessIds.length === 0) {
    throw forbidden('A business manages its own users only')
  }
}

const isOwnPlace = (user: Readonly<UserRow>, businessId: string) =>
  user.type === 'business' && (user.businessId ?? user.businessIds[0]) === businessId

/** Refuses another type for the last administrator, and types other than `business` for the owner of a business. */
export function checkType(before: Readonly<UserRow>, after: Pick<UserRow, 'type'>, store: Store) {
  if (before.type === after.type) return
  if (isLastAdministrator(before, store)) {
    throw conflict(`${before.name} is the last administrator and must remain one`, {
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

/** Refuses to delete a user with more permissions than the caller, and the last administrator. */
export function checkDeletion(caller: Caller, user: Readonly<UserRow>, store: Store) {
  if (isOutsider(caller, user)) throw forbidden('A business manages users of the type business only')
  if (!mayGrant(caller, permissionsOf(store.holder(user)))) {
    throw forbidden('You cannot delete a user with more permissions than you')
  }
  if (isLastAdministrator(user, store)) {
    throw conflict(`${user.name} is the last administrator. Add another one first`)
  }
}

/** True if the user is the only administrator, or the only administrator with `users.create`. */
function isLastAdministrator(user: Readonly<UserRow>, store: Store) {
  if (!isAdministrator(user)) return false
  const others = store.users.all().filter(other => other.id !== user.id && isAdministrator(other))
  const addsUsers = (other: Readonly<UserRow>) => may(store.holder(other), 'users.create')
  return others.length === 0 || (addsUsers(user) && !others.some(addsUsers))
}
