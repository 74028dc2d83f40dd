import type { Address, BankDetails } from '#schemas/parts.ts'
import type { UserType } from '#schemas/user.ts'

/** What every stored record has. Dates are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export type Stamped = { id: string; createdAt: string; updatedAt: string }

export type UserRow = Stamped & {
  name: string
  username: string
  /** Never leaves the mock. */
  password: string
  /** Base32, for the authenticator app. Leaves the mock only while enrolling. */
  secret: string
  type: UserType
  idNumber: string | null
  /** The business that the user works in, one of `businessIds`. */
  businessId: string | null
  businessIds: string[]
  address: Address | null
  bankDetails: BankDetails | null
  roleIds: string[]
  permissions: string[]
  mfaEnabled: boolean
}

export type BusinessRow = Stamped & {
  name: string
  ownerId: string
  address: Address | null
  bankDetails: BankDetails | null
}

export type RoleRow = Stamped & { name: string; description: string; default: boolean; permissions: string[] }

/** `carbonFactor` in kg CO₂e avoided per kg, as decimal text. */
export type MaterialRow = Stamped & { name: string; gwCode: string; carbonFactor: string }

/** A transaction or a collection. `createdAt` is when it took place. */
export type TradeRow = Stamped & { buyerId: string; sellerId: string }

/** A line of a transaction or collection: weight in kg, value in rand. */
export type LineRow = Stamped & {
  /** Null until the line is attached to a record. */
  tradeId: string | null
  name: string
  gwCode: string
  carbonFactor: string
  weight: number
  value: number
}

/** The two kinds of trade, which have the same calls. */
export type TradeKind = 'transactions' | 'collections'

/** Everything that a mock holds, by table. */
export type Rows = {
  users: UserRow
  businesses: BusinessRow
  roles: RoleRow
  materials: MaterialRow
  transactions: TradeRow
  collections: TradeRow
  transactionLines: LineRow
  collectionLines: LineRow
}
export type Dataset = { [Name in keyof Rows]: Array<Rows[Name]> }
