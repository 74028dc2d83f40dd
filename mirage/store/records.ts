import type * as z from 'zod/mini'
import type { businessRow, lineRow, materialRow, roleRow, rowStamps, tradeRow, userRow } from './row-schemas.ts'

/** Types of the mock's rows, derived from the schemas in `row-schemas.ts`. Imports only types from there. */
export type Stamped = { [Name in keyof typeof rowStamps]: z.infer<(typeof rowStamps)[Name]> }

export type UserRow = z.infer<typeof userRow>
export type BusinessRow = z.infer<typeof businessRow>
export type RoleRow = z.infer<typeof roleRow>
export type MaterialRow = z.infer<typeof materialRow>
/** A transaction or a collection. */
export type TradeRow = z.infer<typeof tradeRow>
/** A line of a transaction or collection. */
export type StoredLine = z.infer<typeof lineRow>

/** The two kinds of trade, which have the same calls. */
export type TradeTable = 'transactions' | 'collections'

export type Rows = {
  users: UserRow
  businesses: BusinessRow
  roles: RoleRow
  materials: MaterialRow
  transactions: TradeRow
  collections: TradeRow
  transactionLines: StoredLine
  collectionLines: StoredLine
}
export type Dataset = { [Name in keyof Rows]: Array<Rows[Name]> }
