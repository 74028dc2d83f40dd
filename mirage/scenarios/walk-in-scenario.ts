import { accounts } from '#mirage/data/accounts.ts'
import { seedMaterials } from '#mirage/seed/seed-basics.ts'
import { seedTrades } from '#mirage/seed/seed-trades.ts'
import { createNames, seedWalkIns } from '#mirage/seed/seed-users.ts'
import { emptyScenario } from './empty-scenario.ts'
import type { Scenario } from './scenario.ts'

const day = 86_400_000
const sellerCount = 9
const purchaseCount = 41
/** Days of purchases before today. */
const days = 150

const bought = new Set(['Structural steel', 'Scrap metal, mixed', 'Copper wire', 'Aluminium scrap', 'Aluminium cans'])

/**
 * A yard that buys from walk-in sellers.
 *
 * - The sellers are users of the yard without a role, who have never signed in.
 * - Three sellers lack an ID number or an address. Few purchases are from them.
 * - One price is missing.
 */
export const walkInScenario: Scenario = input => {
  const { chance, newId, today } = input
  const joined = today - (days + 10) * day
  const data = emptyScenario({ ...input, today: joined })
  const yard = data.users.find(({ username }) => username === 'naledi@umhlangametals.example')
  const materials = seedMaterials(newId, new Date(joined).toISOString()).filter(({ name }) => bought.has(name))
  const people = chance.fork('sellers')
  const nameFor = createNames(
    people,
    accounts.map(({ name }) => name),
  )
  const businessId = yard?.businessId ?? ''
  const sellers = seedWalkIns({
    chance: people,
    newId,
    businessId,
    joined: new Date(joined).toISOString(),
    nameFor,
    count: sellerCount,
  })
  const buying = chance.fork('purchases')
  const { trades, lines } = seedTrades({
    chance: buying,
    newId,
    today,
    days,
    count: purchaseCount,
    lines: [1, 2],
    lotSize: 0.3,
    parties: () => ({
      buyerId: businessId,
      sellerId: buying.pick(buying.happens(0.1) ? sellers.slice(0, 3) : sellers.slice(3)).id,
      materials,
    }),
  })
  const unpaid = lines[6]?.id
  return {
    ...data,
    users: [...data.users, ...sellers],
    materials,
    transactions: trades,
    transactionLines: lines.map(line => (line.id === unpaid ? { ...line, value: 0 } : line)),
  }
}
