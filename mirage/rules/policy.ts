import { type Holder, holds, may } from '#domain/permissions/permissions.ts'
import type { RoleRow, TradeRow, TradeTable, UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'

/**
 * Rules for visible and editable rows. Each route names the permissions of a call; these rules limit its rows.
 * Administrators can see everything.
 */

type User = Readonly<UserRow>

/** The user who makes a call, and their permissions. */
export type Caller = { user: User; holder: Holder }

export const isAdministrator = (user: User) => user.type === 'system'

const shareBusiness = (one: User, other: User) => one.businessIds.some(id => other.businessIds.includes(id))

export const belongsTo = (user: User, businessId: string) => user.businessIds.includes(businessId)

/**
 * Callers can see themselves. Business users can also see the users of their businesses, even if the membership
 * consists only of a `businessId`, as on the public server.
 */
export const seesUser = ({ user }: Caller, other: User) =>
  isAdministrator(user) ||
  user.id === other.id ||
  (user.type === 'business' && (shareBusiness(user, other) || belongsTo(user, other.businessId ?? '')))

/**
 * True if the caller cannot manage this user. A business manages only business users, and callers can manage
 * themselves.
 */
export const isOutsider = ({ user }: Caller, other: User) =>
  !isAdministrator(user) && user.id !== other.id && other.type !== 'business'

/** True if the caller can see a user's ID number, address, bank details and permissions. */
export const seesDetails = ({ user, holder }: Caller, other: User) => user.id === other.id || may(holder, 'users.view')

/** True if the caller can see a user's roles. Callers can always see their own. */
export const seesRolesOf = ({ user, holder }: Caller, other: User) =>
  user.id === other.id || may(holder, 'users.roles.view')

/** True if the caller can see a business's users and bank details. */
export const seesInside = ({ user }: Caller, businessId: string) => isAdministrator(user) || belongsTo(user, businessId)

/** True if the caller can see the list of users of a business. */
export const seesPeople = (caller: Caller, businessId: string) =>
  seesInside(caller, businessId) && may(caller.holder, 'businesses.users.view')

/** True if the caller can see the lines of transactions or collections, and their sums. */
export const seesLines = ({ holder }: Caller, kind: TradeTable) => may(holder, `${kind}.materials.view`)

/** True if the caller holds all of these permissions and can therefore grant them. */
export const mayGrant = ({ holder }: Caller, permissions: readonly string[]) =>
  permissions.every(permission => holds(holder, permission))

/** Callers can see the roles that they hold and those that they can grant. */
export const seesRole = (caller: Caller, role: Readonly<RoleRow>) =>
  isAdministrator(caller.user) || caller.user.roleIds.includes(role.id) || mayGrant(caller, role.permissions)

/**
 * Collectors can see the trades that they sold. Business users can see the trades that their businesses bought, and the
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
 * True if the caller can record a trade with this seller. A business can choose its own users in transactions, and
 * collectors in collections.
 */
export const maySell = ({ user }: Caller, kind: TradeTable, seller: User) =>
  user.type !== 'business' || (kind === 'collections' ? seller.type === 'collector' : shareBusiness(user, seller))
