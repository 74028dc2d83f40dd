import type { Holder } from '#domain/permissions.ts'
import { isEmail } from '#domain/sign-in-rules.ts'
import type { BusinessRow, RoleRow, Rows, Stamped, TradeKind, UserRow } from './records.ts'
import { createTable, type Shelf, type Table } from './table.ts'

type Shelves = <Name extends keyof Rows>(name: Name) => Shelf<Rows[Name]>

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const byId = (a: Stamped, b: Stamped) => byText(a.id, b.id)
const byName = (a: { name: string } & Stamped, b: { name: string } & Stamped) =>
  collator.compare(a.name, b.name) || byId(a, b)
const newestFirst = (a: Stamped, b: Stamped) => byText(b.createdAt, a.createdAt) || byId(a, b)
const oldestFirst = (a: Stamped, b: Stamped) => byText(a.createdAt, b.createdAt) || byId(a, b)

/** What two spellings of one username have in common: case and spaces do not count, nor the signs in a phone number. */
function canonicalUsername(username: string) {
  const text = username.trim().toLowerCase()
  if (isEmail(text)) return text
  const digits = text.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** The tables with the look-ups that more than one call needs. */
export type Store = ReturnType<typeof createStore>

export function createStore(shelf: Shelves, now: () => number) {
  const users: Table<UserRow> = createTable(shelf('users'), byName, now)
  const businesses: Table<BusinessRow> = createTable(shelf('businesses'), byName, now)
  const roles: Table<RoleRow> = createTable(shelf('roles'), byName, now)
  const tables = {
    users,
    businesses,
    roles,
    materials: createTable(shelf('materials'), byName, now),
    transactions: createTable(shelf('transactions'), newestFirst, now),
    collections: createTable(shelf('collections'), newestFirst, now),
    transactionLines: createTable(shelf('transactionLines'), oldestFirst, now),
    collectionLines: createTable(shelf('collectionLines'), oldestFirst, now),
  }
  const rolesOf = (user: UserRow) => user.roleIds.flatMap(id => roles.get(id) ?? [])
  return {
    ...tables,
    linesOf: (kind: TradeKind) => (kind === 'transactions' ? tables.transactionLines : tables.collectionLines),
    rolesOf,
    businessesOf: (user: UserRow) => user.businessIds.flatMap(id => businesses.get(id) ?? []),
    /** What somebody may do: own permissions, and those of the roles. */
    holder: (user: UserRow): Holder => ({ permissions: user.permissions, roles: rolesOf(user) }),
    userNamed(username: string) {
      const wanted = canonicalUsername(username)
      return users.all().find(user => canonicalUsername(user.username) === wanted)
    },
  }
}
