import { seesInside } from './policy.ts'
import type { BusinessRow, LineRow, MaterialRow, RoleRow, TradeKind, TradeRow, UserRow } from './records.ts'
import type { Viewer } from './route.ts'
import type { Store } from './store.ts'

/** What can be preloaded with a record of each kind. */
export const userRelations = ['businesses', 'roles'] as const
export const businessRelations = ['users', 'roles'] as const
export const tradeRelations = ['buyer', 'seller', 'materials'] as const

type Asked<Names extends readonly string[]> = ReadonlySet<Names[number]>

/** Who somebody is, and no more: what a trade or a business shows of its people. */
const person = ({ id, name, username }: Readonly<UserRow>) => ({ id, name, username })

/** A user as it goes out: no password, no secret. Whether a code was given is known only for oneself. */
export function userItem(user: Readonly<UserRow>, who: Viewer, store: Store, asked: Asked<typeof userRelations>) {
  const { password: _password, secret: _secret, businessIds: _businessIds, roleIds: _roleIds, ...shown } = user
  return {
    ...shown,
    mfaVerified: user.id === who.user.id && who.session.mfaVerified,
    ...(asked.has('businesses') && { businesses: store.businessesOf(user).map(({ id, name }) => ({ id, name })) }),
    ...(asked.has('roles') && { roles: store.rolesOf(user) }),
  }
}

/** A business as it goes out. Its roles are those that its users hold. */
export function businessItem(
  business: Readonly<BusinessRow>,
  who: Viewer,
  store: Store,
  asked: Asked<typeof businessRelations>,
) {
  const users = store.users.where('businessIds', business.id)
  return {
    ...business,
    bankDetails: seesInside(who, business.id) ? business.bankDetails : null,
    ...(asked.has('users') && { users: users.map(person) }),
    ...(asked.has('roles') && { roles: [...new Set(users.flatMap(user => store.rolesOf(user)))] }),
  }
}

export const roleItem = (role: Readonly<RoleRow>) => role

export const materialItem = (material: Readonly<MaterialRow>) => material

export function lineItem({ tradeId: _tradeId, ...line }: Readonly<LineRow>) {
  return line
}

/** A transaction or collection as it goes out, with the parties and lines that were asked for. */
export function tradeItem(
  kind: TradeKind,
  trade: Readonly<TradeRow>,
  store: Store,
  asked: Asked<typeof tradeRelations>,
) {
  const buyer = store.businesses.get(trade.buyerId)
  const seller = store.users.get(trade.sellerId)
  return {
    ...trade,
    ...(asked.has('buyer') && { buyer: buyer ? { id: buyer.id, name: buyer.name } : null }),
    ...(asked.has('seller') && { seller: seller ? person(seller) : null }),
    ...(asked.has('materials') && { materials: store.linesOf(kind).where('tradeId', trade.id).map(lineItem) }),
  }
}
