import type { Holder } from '#domain/permissions/permissions.ts'
import { isEmail } from '#rules/sign-in-rules.ts'
import { compareTexts, folded } from './compare-texts.ts'
import type { BusinessRow, RoleRow, Rows, Stamped, TradeTable, UserRow } from './records.ts'
import { createTable, type RowTable, type Shelf, type Write } from './row-table.ts'
import { createTradeList } from './trade-list.ts'

export type StoreWrite = { [Name in keyof Rows]: Write<Rows[Name]> & { table: Name } }[keyof Rows]

type Shelves = <Name extends keyof Rows>(name: Name) => Shelf<Rows[Name]>

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const byId = (a: Stamped, b: Stamped) => byText(a.id, b.id)
const byName = (a: { name: string } & Stamped, b: { name: string } & Stamped) =>
  compareTexts(a.name, b.name) || byId(a, b)
const newestFirst = (a: Stamped, b: Stamped) => byText(b.createdAt, a.createdAt) || byId(a, b)
const oldestFirst = (a: Stamped, b: Stamped) => byText(a.createdAt, b.createdAt) || byId(a, b)

/**
 * Returns a username in a form for comparisons: an email trimmed and in lower case; a phone number as digits,
 * without the country code 1.
 */
export function canonicalUsername(username: string) {
  const text = folded(username.trim())
  if (isEmail(text)) return text
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

export type Store = ReturnType<typeof createStore>

/** Creates the tables. `onWrite` is called for changes by the mock, but not for changes from other tabs or sessions. */
export function createStore(shelf: Shelves, now: () => number, onWrite?: (write: StoreWrite) => void) {
  const table = <Name extends keyof Rows>(name: Name, order: (a: Rows[Name], b: Rows[Name]) => number) =>
    createTable<Rows[Name]>(shelf(name), order, now, write => onWrite?.({ ...write, table: name } as StoreWrite))
  const users: RowTable<UserRow> = table('users', byName)
  const businesses: RowTable<BusinessRow> = table('businesses', byName)
  const roles: RowTable<RoleRow> = table('roles', byName)
  const tables = {
    users,
    businesses,
    roles,
    materials: table('materials', byName),
    transactions: table('transactions', newestFirst),
    collections: table('collections', newestFirst),
    transactionLines: table('transactionLines', oldestFirst),
    collectionLines: table('collectionLines', oldestFirst),
  }
  const lists = {
    transactions: createTradeList(
      { trades: tables.transactions, lines: tables.transactionLines, businesses, users },
      'name',
    ),
    // The list of collections shows and sorts sellers by username.
    collections: createTradeList(
      { trades: tables.collections, lines: tables.collectionLines, businesses, users },
      'username',
    ),
  }
  const rolesOf = (user: UserRow) => user.roleIds.flatMap(id => roles.get(id) ?? [])
  return {
    ...tables,
    tables,
    linesOf: (kind: TradeTable) => (kind === 'transactions' ? tables.transactionLines : tables.collectionLines),
    /** Returns the list of transactions or collections, which can be searched, sorted and counted. */
    listOf: (kind: TradeTable) => lists[kind],
    /** Precomputes the data that the first calls on large tables need. Yields after each step. */
    *preparation(): Generator<void> {
      for (const list of Object.values(lists)) yield* list.preparation()
    },
    rolesOf,
    businessesOf: (user: UserRow) => user.businessIds.flatMap(id => businesses.get(id) ?? []),
    holder: (user: UserRow): Holder => ({ permissions: user.permissions, roles: rolesOf(user) }),
    userNamed(username: string) {
      const wanted = canonicalUsername(username)
      return users.all().find(user => canonicalUsername(user.username) === wanted)
    },
  }
}
