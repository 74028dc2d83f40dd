import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import type { Lookup } from '#patterns/lookup/use-lookup.ts'
import type { Party } from '#schemas/common.ts'
import type { User } from '#schemas/user.ts'

/** What tells one form of transactions or collections from the others. */
export type TradeKind = {
  /** "transaction" */
  noun: 'transaction' | 'collection'
  /** What its permissions begin with. */
  resource: 'transactions' | 'collections'
  /** What the button says that records a new one. */
  recordLabel: string
  /** Title and path of the list that the form belongs to. */
  list: { title: string; path: string }
  editPath: (id: string) => string
  calls: (api: Api) => TradeCalls
  /** Whom the seller is looked up among. */
  sellers: (api: Api, user: User) => Lookup<Party>
  /** Who sells until somebody else is chosen. */
  defaultSeller: (user: User) => Party | null
  /** Whether weight and value of a new record show exactly two decimals, rather than what was typed. */
  fixedDecimalsOnCreate: boolean
}
