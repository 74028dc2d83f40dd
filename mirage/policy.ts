import { covers, may, permissionsOf } from '#domain/permissions.ts'
import type { RoleRow, TradeKind, TradeRow, UserRow } from './records.ts'
import { forbidden } from './refusals.ts'
import type { Viewer } from './route.ts'
import type { Store } from './store.ts'

/**
 * Who may see and touch which rows. Permissions say which calls somebody may make, and stand beside each route; the
 * rules here narrow a call down to the rows that are theirs. Administrators see all.
 */

type User = Readonly<UserRow>

const isAdministrator = (user: User) => user.type === 'system'

const shareBusiness = (one: User, other: User) => one.businessIds.some(id => other.businessIds.includes(id))

/** Whether the business is one that somebody belongs to. */
export const belongsTo = (user: User, businessId: string) => user.businessIds.includes(businessId)

/** Oneself, and for a business the others in it. */
export const seesUser = ({ user }: Viewer, other: User) =>
  isAdministrator(user) || user.id === other.id || (user.type === 'business' && shareBusiness(user, other))

/** A business's users and bank details are for administrators and for those who belong to it. */
export const seesInside = ({ user }: Viewer, businessId: string) => isAdministrator(user) || belongsTo(user, businessId)

/** Beyond the roles that one holds, only those that one may hand out are of use. */
export const seesRole = (who: Viewer, role: Readonly<RoleRow>) =>
  isAdministrator(who.user) || who.user.roleIds.includes(role.id) || mayGrant(who, role.permissions)

/**
 * A collector's trades are those they sold; a business's collections those it bought; its transactions also those that
 * one of its users sold.
 */
export function seesTrade(
  { user }: Viewer,
  kind: TradeKind,
  trade: Pick<TradeRow, 'buyerId' | 'sellerId'>,
  store: Store,
) {
  switch (user.type) {
    case 'system':
      return true
    case 'collector':
      return trade.sellerId === user.id
    case 'business': {
      if (belongsTo(user, trade.buyerId)) return true
      const seller = kind === 'transactions' ? store.users.get(trade.sellerId) : undefined
      return seller !== undefined && shareBusiness(user, seller)
    }
  }
}

/** Nobody hands out more than they hold themselves. */
export function mayGrant({ holder }: Viewer, permissions: readonly string[]) {
  const held = permissionsOf(holder)
  return permissions.every(permission => held.some(granted => covers(granted, permission)))
}

const changed = (before: readonly string[], after: readonly string[]) => [
  ...before.filter(value => !after.includes(value)),
  ...after.filter(value => !before.includes(value)),
]

type Standing = Pick<UserRow, 'type' | 'businessIds' | 'roleIds' | 'permissions'>

/**
 * Refuses a change of a user's standing that goes beyond the one who makes it. `before` is null for a new user.
 * Whoever may only change themselves changes none of it; a business gives and takes only within itself.
 */
export function checkStanding(who: Viewer, before: Standing | null, after: Standing, store: Store) {
  const businesses = changed(before?.businessIds ?? [], after.businessIds)
  const roles = changed(before?.roleIds ?? [], after.roleIds)
  const permissions = changed(before?.permissions ?? [], after.permissions)
  const sameType = before === null || before.type === after.type
  if (before && !may(who.holder, 'users.update')) {
    if (!sameType || businesses.length + roles.length + permissions.length > 0) {
      throw forbidden('Changing a type, a business, a role or a permission needs the permission users.update')
    }
    return
  }
  const granted = [...permissions, ...roles.flatMap(id => store.roles.get(id)?.permissions ?? [])]
  if (!mayGrant(who, granted)) throw forbidden('Nobody gives or takes permissions that they do not hold themselves')
  if (isAdministrator(who.user)) return
  if (!sameType || after.type !== 'business') throw forbidden('A business manages users of the type business only')
  if (businesses.some(id => !belongsTo(who.user, id))) throw forbidden('A business manages its own users only')
  if (after.businessIds.length === 0) throw forbidden('A business manages its own users only')
}
