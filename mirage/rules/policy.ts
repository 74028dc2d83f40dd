import { type Holder, holds, may } from '#domain/permissions/permissions.ts'
import type { RoleRow, TradeRow, TradeTable, UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'

/**
 * Which rows a caller sees and may change. Permissions decide which calls are allowed, and are named by each route; the
 * rules here narrow a call down to rows. Administrators see everything.
 */

type User = Readonly<UserRow>

/** The user on whose behalf a call is made, and what they may do. */
export type Caller = { user: User; holder: Holder }

export const isAdministrator = (user: User) => user.type === 'system'

const shareBusiness = (one: User, other: User) => one.businessIds.some(id => other.businessIds.includes(id))

/** Whether the user belongs to the business. */
export const belongsTo = (user: User, businessId: string) => user.businessIds.includes(businessId)

/** Callers see themselves; business users also see the users of their businesses. */
export const seesUser = ({ user }: Caller, other: User) =>
  isAdministrator(user) || user.id === other.id || (user.type === 'business' && shareBusiness(user, other))

/**
 * Whether the caller may not manage this user: a business manages only its own type of user, and callers themselves.
 */
export const isOutsider = ({ user }: Caller, other: User) =>
  !isAdministrator(user) && user.id !== other.id && other.type !== 'business'

/** Whether the caller sees a user's ID number, address, bank details and permissions. */
export const seesDetails = ({ user, holder }: Caller, other: User) => user.id === other.id || may(holder, 'users.view')

/** Whether the caller sees a user's roles; one's own are always visible. */
export const seesRolesOf = ({ user, holder }: Caller, other: User) =>
  user.id === other.id || may(holder, 'users.roles.view')

/** Whether the caller sees a business's users and bank details. */
export const seesInside = ({ user }: Caller, businessId: string) => isAdministrator(user) || belongsTo(user, businessId)

/** Whether the caller sees the list of users of a business. */
export const seesPeople = (caller: Caller, businessId: string) =>
  seesInside(caller, businessId) && may(caller.holder, 'businesses.users.view')

/** Whether the caller sees the lines of transactions or collections, and the sums of them. */
export const seesLines = ({ holder }: Caller, kind: TradeTable) => may(holder, `${kind}.materials.view`)

/** Whether the caller may give permissions: all of them have to be held by the caller. */
export const mayGrant = ({ holder }: Caller, permissions: readonly string[]) =>
  permissions.every(permission => holds(holder, permission))

/** Callers see the roles that they hold and those that they may give. */
export const seesRole = (caller: Caller, role: Readonly<RoleRow>) =>
  isAdministrator(caller.user) || caller.user.roleIds.includes(role.id) || mayGrant(caller, role.permissions)

/**
 * Collectors see the trades that they sold; business users see the trades that their businesses bought, and the
 * transactions that users of their businesses sold.
 */
export function seesTrade(
  { user }: Caller,
  kind: TradeTable,
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

/**
 * Whether the caller may name this seller: a business names its own users in transactions, and collectors in
 * collections.
 */
export const maySell = ({ user }: Caller, kind: TradeTable, seller: User) =>
  user.type !== 'business' || (kind === 'collections' ? seller.type === 'collector' : shareBusiness(user, seller))
