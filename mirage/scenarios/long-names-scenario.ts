import type { Permission } from '#domain/permissions/permission-names.ts'
import { accounts } from '#mirage/data/accounts.ts'
import {
  extremes,
  longAddresses,
  longBusinesses,
  longMaterials,
  longPeople,
  longRoles,
} from '#mirage/data/long-names.ts'
import { seedLine } from '#mirage/seed/seed-trades.ts'
import type { BusinessRow, MaterialRow, RoleRow, StoredLine, TradeRow, UserRow } from '#mirage/store/records.ts'
import { createDefaultScenario } from './default-scenario.ts'
import type { Scenario } from './scenario.ts'

/** Number of newest records with extreme figures. */
const newest = 12

const bank = {
  bankName: 'Volksbank-Raiffeisenbank Bayerische Mitte eG, International Correspondent Banking',
  accountNumber: '1234 5678 9012 3456',
  branchCode: '000000',
}

/** Mail servers accept addresses of up to 254 characters, 64 of them before the @. */
const longUsername = (index: number) => {
  const label = `recovered-materials-${index}-`.padEnd(60, 'm')
  return `${`first.middle.last+${index}.`.padEnd(64, 'w')}@${label}.${label}.${label.slice(1)}.example`
}

const addressOf = (index: number) => longAddresses[index % longAddresses.length] ?? null

function lengthenBusinesses(businesses: readonly BusinessRow[]) {
  return businesses.map((business, index): BusinessRow => {
    const name = longBusinesses[index]
    if (name === undefined) return business
    return { ...business, name, address: addressOf(index), bankDetails: { ...bank, accountHolder: name } }
  })
}

const isAccount = (user: UserRow) => accounts.some(({ username }) => username === user.username)

/** Accounts keep their names so that users recognise them. Their addresses become as long as the others. */
function lengthenPeople(users: readonly UserRow[]) {
  const strangers = users.filter(user => !isAccount(user))
  return users.map((user): UserRow => {
    if (isAccount(user)) return user.address ? { ...user, address: addressOf(0) } : user
    const index = strangers.indexOf(user)
    const name = longPeople[index]
    if (name === undefined) return user
    const username = index % 2 === 0 ? longUsername(index) : user.username
    return { ...user, name, username, address: addressOf(index), bankDetails: { ...bank, accountHolder: name } }
  })
}

const moreRoles = (newId: () => string, { createdAt, updatedAt }: RoleRow): RoleRow[] =>
  longRoles.map(role => ({
    id: newId(),
    ...role,
    default: false,
    permissions: ['transactions.access', 'transactions.view'] satisfies Permission[],
    createdAt,
    updatedAt,
  }))

/** Renames materials in lines like the catalogue, and gives the newest records the extreme figures. */
function lengthenLines(
  lines: readonly StoredLine[],
  trades: readonly TradeRow[],
  renamed: ReadonlyMap<string, (typeof longMaterials)[number]>,
) {
  const recent = new Set(trades.slice(-newest).map(({ id }) => id))
  return lines.map((line, index): StoredLine => {
    const [weight, value] = recent.has(line.tradeId ?? '')
      ? (extremes[index % extremes.length] ?? extremes[0])
      : [line.weight, line.value]
    return { ...line, ...renamed.get(line.name), weight, value }
  })
}

/** Lines with every catalogue material for the newest record, so that a form shows all of them. */
function everyMaterial(newId: () => string, trade: TradeRow, materials: readonly MaterialRow[]) {
  const { id: tradeId, createdAt, updatedAt } = trade
  return materials.map((material, index) => {
    const [weight, value] = extremes[index % extremes.length] ?? extremes[0]
    return seedLine(material, { id: newId(), tradeId, weight, value, createdAt, updatedAt })
  })
}

/** The default scenario with the longest and most unusual valid names, addresses, usernames and figures. */
export const longNamesScenario: Scenario = input => {
  const { newId } = input
  const data = createDefaultScenario()(input)
  // Renames every second material, so that long and short names are next to each other.
  const others = data.materials.filter((_, index) => index % 2 === 0)
  const renamed = new Map(longMaterials.map((long, index) => [others[index]?.name ?? '', long]))
  const materials = data.materials.map(material => ({ ...material, ...renamed.get(material.name) }))
  const [role] = data.roles
  const fill = (trades: readonly TradeRow[], lines: readonly StoredLine[]) => {
    const last = trades.at(-1)
    return [...lengthenLines(lines, trades, renamed), ...(last ? everyMaterial(newId, last, materials) : [])]
  }
  return {
    ...data,
    users: lengthenPeople(data.users),
    businesses: lengthenBusinesses(data.businesses),
    roles: [...data.roles, ...(role ? moreRoles(newId, role) : [])],
    materials,
    transactionLines: fill(data.transactions, data.transactionLines),
    collectionLines: fill(data.collections, data.collectionLines),
  }
}
