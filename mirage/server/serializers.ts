import type { businessRelations } from '#contract/business-contract.ts'
import type { tradeRelations } from '#contract/trade-contract.ts'
import type { userRelations } from '#contract/user-contract.ts'
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

const asSent = <Row extends Pick<MaterialRow, 'sentAs'>>({ sentAs, ...row }: Readonly<Row>) => ({ ...row, ...sentAs })

type Preloads<Names extends readonly string[]> = ReadonlySet<Names[number]>

/** Returns the public part of a user, for trades and businesses. */
const person = ({ id, name, username }: Readonly<UserRow>) => ({ id, name, username })

/** Replacements for details of a user that the caller cannot see. */
const noDetails = { idNumber: null, address: null, bankDetails: null, permissions: [] }

/** Returns the JSON form of a user, without password and secret. `mfaVerified` can be true only for the caller. */
export function userItem(
  user: Readonly<UserRow>,
  caller: SignedInCaller,
  store: Store,
  preloads: Preloads<typeof userRelations>,
) {
  const { password: _password, secret: _secret, businessIds: _businessIds, roleIds: _roleIds, ...shown } = asSent(user)
  return {
    ...shown,
    ...(!seesDetails(caller, user) && noDetails),
    mfaVerified: user.id === caller.user.id && caller.session.mfaVerified,
    ...(preloads.has('businesses') && { businesses: store.businessesOf(user).map(({ id, name }) => ({ id, name })) }),
    ...(preloads.has('roles') && seesRolesOf(caller, user) && { roles: store.rolesOf(user).map(roleItem) }),
  }
}

/** Returns the JSON form of a business. Its roles are the visible roles of its users. */
export function businessItem(
  business: Readonly<BusinessRow>,
  caller: Caller,
  store: Store,
  preloads: Preloads<typeof businessRelations>,
) {
  const users = seesPeople(caller, business.id) ? store.users.where('businessIds', business.id) : []
  const rolesOf = (user: UserRow) => (seesRolesOf(caller, user) ? store.rolesOf(user) : [])
  return {
    ...asSent(business),
    bankDetails: seesInside(caller, business.id) ? business.bankDetails : null,
    ...(preloads.has('users') && { users: users.map(person) }),
    ...(preloads.has('roles') && { roles: [...new Set(users.flatMap(rolesOf))].map(roleItem) }),
  }
}

export const roleItem = (role: Readonly<RoleRow>) => asSent(role)

export const materialItem = (material: Readonly<MaterialRow>) => asSent(material)

export function lineItem(line: Readonly<StoredLine>) {
  const { tradeId: _tradeId, ...shown } = asSent(line)
  return shown
}

/**
 * Returns the JSON form of a transaction or collection, with the requested parties and the lines visible to the caller.
 */
export function tradeItem(
  kind: TradeTable,
  trade: Readonly<TradeRow>,
  caller: Caller,
  store: Store,
  preloads: Preloads<typeof tradeRelations>,
) {
  const buyer = store.businesses.get(trade.buyerId)
  const seller = store.users.get(trade.sellerId)
  return {
    ...asSent(trade),
    ...(preloads.has('buyer') && { buyer: buyer ? { id: buyer.id, name: buyer.name } : null }),
    ...(preloads.has('seller') && { seller: seller ? person(seller) : null }),
    ...(preloads.has('materials') &&
      seesLines(caller, kind) && { materials: store.linesOf(kind).where('tradeId', trade.id).map(lineItem) }),
  }
}
