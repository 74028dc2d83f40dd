import type * as z from 'zod/mini'
import type { business, line, material, role, stamps, trade, user } from './row-schemas.ts'

/**
 * What the rows of the mock are: `row-schemas.ts` says it once, for the compiler and for rows that come from outside.
 * Only types are taken from there.
 */
export type Stamped = { [Name in keyof typeof stamps]: z.infer<(typeof stamps)[Name]> }

export type UserRow = z.infer<typeof user>
export type BusinessRow = z.infer<typeof business>
export type RoleRow = z.infer<typeof role>
export type MaterialRow = z.infer<typeof material>
/** A transaction or a collection. */
export type TradeRow = z.infer<typeof trade>
/** A line of a transaction or collection. */
export type LineRow = z.infer<typeof line>

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
