import { type Holder, holds, may } from '#domain/permissions/permissions.ts'
import type { RoleRow, TradeRow, TradeTable, UserRow } from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'

/**
 * Who may see and touch which rows. Permissions say which calls somebody may make, and stand beside each route; the
 * rules here narrow a call down to the rows that are theirs. Administrators see all.
 */

type User = Readonly<UserRow>

/** On whose behalf a call is made, and what they may do. */
export type Caller = { user: User; holder: Holder }

export const isAdministrator = (user: User) => user.type === 'system'

const shareBusiness = (one: User, other: User) => one.businessIds.some(id => other.businessIds.includes(id))

/** Whether the business is one that somebody belongs to. */
export const belongsTo = (user: User, businessId: string) => user.businessIds.includes(businessId)

/** Oneself, and for a business the others in it. */
export const seesUser = ({ user }: Caller, other: User) =>
  isAdministrator(user) || user.id === other.id || (user.type === 'business' && shareBusiness(user, other))

/** Whether somebody is not for the caller to manage: a business manages oneself and users of its own type. */
export const isOutsider = ({ user }: Caller, other: User) =>
  !isAdministrator(user) && user.id !== other.id && other.type !== 'business'

/** What is known of somebody beyond who they are: ID number, address, bank details, permissions. */
export const seesDetails = ({ user, holder }: Caller, other: User) => user.id === other.id || may(holder, 'users.view')

/** Everybody sees their own roles. */
export const seesRolesOf = ({ user, holder }: Caller, other: User) =>
  user.id === other.id || may(holder, 'users.roles.view')

/** A business's users and bank details are for administrators and for those who belong to it. */
export const seesInside = ({ user }: Caller, businessId: string) => isAdministrator(user) || belongsTo(user, businessId)

/** Who belongs to a business. */
export const seesPeople = (who: Caller, businessId: string) =>
  seesInside(who, businessId) && may(who.holder, 'businesses.users.view')

/** The lines of transactions or collections, and what they come to. */
export const seesLines = ({ holder }: Caller, kind: TradeTable) => may(holder, `${kind}.materials.view`)

/** Nobody hands out more than they hold themselves. */
export const mayGrant = ({ holder }: Caller, permissions: readonly string[]) =>
  permissions.every(permission => holds(holder, permission))

/** Beyond the roles that one holds, only those that one may hand out are of use. */
export const seesRole = (who: Caller, role: Readonly<RoleRow>) =>
  isAdministrator(who.user) || who.user.roleIds.includes(role.id) || mayGrant(who, role.permissions)

/**
 * A collector's trades are those they sold; a business's collections those it bought; its transactions also those that
 * one of its users sold.
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

/** What a business records, one of its own users sells. Collections are other: collectors bring them in. */
export const maySell = ({ user }: Caller, kind: TradeTable, seller: User) =>
  user.type !== 'business' || (kind === 'collections' ? seller.type === 'collector' : shareBusiness(user, seller))
