import { type Caller, seesDetails, seesInside, seesLines, seesPeople, seesRolesOf } from '#mirage/rules/policy.ts'
import type {
  BusinessRow,
  MaterialRow,
  RoleRow,
  StoredLine,
  TradeRow,
  TradeTable,
  UserRow,
} from '#mirage/store/records.ts'
import type { Store } from '#mirage/store/store.ts'
import type { SignedInCaller } from './route.ts'

/** What can be preloaded with a record of each kind. */
export const userRelations = ['businesses', 'roles'] as const
export const businessRelations = ['users', 'roles'] as const
export const tradeRelations = ['buyer', 'seller', 'materials'] as const

type Asked<Names extends readonly string[]> = ReadonlySet<Names[number]>

/** Who somebody is, and no more: what a trade or a business shows of its people. */
const person = ({ id, name, username }: Readonly<UserRow>) => ({ id, name, username })

/** In place of what is not for everybody to see. */
const noDetails = { idNumber: null, address: null, bankDetails: null, permissions: [] }

/** A user as it goes out: no password, no secret. Whether a code was given is known only for oneself. */
export function userItem(
  user: Readonly<UserRow>,
  who: SignedInCaller,
  store: Store,
  asked: Asked<typeof userRelations>,
) {
  const { password: _password, secret: _secret, businessIds: _businessIds, roleIds: _roleIds, ...shown } = user
  return {
    ...shown,
    ...(!seesDetails(who, user) && noDetails),
    mfaVerified: user.id === who.user.id && who.session.mfaVerified,
    ...(asked.has('businesses') && { businesses: store.businessesOf(user).map(({ id, name }) => ({ id, name })) }),
    ...(asked.has('roles') && seesRolesOf(who, user) && { roles: store.rolesOf(user) }),
  }
}

/** A business as it goes out. Its roles are those that its users hold, as far as they are for the caller to see. */
export function businessItem(
  business: Readonly<BusinessRow>,
  who: Caller,
  store: Store,
  asked: Asked<typeof businessRelations>,
) {
  const users = seesPeople(who, business.id) ? store.users.where('businessIds', business.id) : []
  const rolesOf = (user: UserRow) => (seesRolesOf(who, user) ? store.rolesOf(user) : [])
  return {
    ...business,
    bankDetails: seesInside(who, business.id) ? business.bankDetails : null,
    ...(asked.has('users') && { users: users.map(person) }),
    ...(asked.has('roles') && { roles: [...new Set(users.flatMap(rolesOf))] }),
  }
}

export const roleItem = (role: Readonly<RoleRow>) => role

export const materialItem = (material: Readonly<MaterialRow>) => material

export function lineItem({ tradeId: _tradeId, ...line }: Readonly<StoredLine>) {
  return line
}

/** A transaction or collection as it goes out, with the parties and lines that were asked for and may be seen. */
export function tradeItem(
  kind: TradeTable,
  trade: Readonly<TradeRow>,
  who: Caller,
  store: Store,
  asked: Asked<typeof tradeRelations>,
) {
  const buyer = store.businesses.get(trade.buyerId)
  const seller = store.users.get(trade.sellerId)
  return {
    ...trade,
    ...(asked.has('buyer') && { buyer: buyer ? { id: buyer.id, name: buyer.name } : null }),
    ...(asked.has('seller') && { seller: seller ? person(seller) : null }),
    ...(asked.has('materials') &&
      seesLines(who, kind) && { materials: store.linesOf(kind).where('tradeId', trade.id).map(lineItem) }),
  }
}
