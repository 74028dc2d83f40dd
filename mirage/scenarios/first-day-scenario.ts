import { seedMaterials } from '#mirage/seed/seed-basics.ts'
import { seedLine } from '#mirage/seed/seed-trades.ts'
import type { StoredLine, TradeRow } from '#mirage/store/records.ts'
import { emptyScenario } from './empty-scenario.ts'
import type { Scenario } from './scenario.ts'

const hour = 3_600_000
const day = 24 * hour

/** Purchases: kg and rand by material name. `ago` is the time before today, in ms. */
const purchases = [
  { ago: 9.25 * hour, lines: { 'Aluminium cans': [48.5, 1018.5], 'Steel cans': [120, 312] } },
  { ago: 7.75 * hour, lines: { 'Copper wire': [12.25, 1568] } },
] as const
const collected = { ago: 8.5 * hour, lines: { 'Aluminium cans': [6.4, 134.4] } } as const

const catalogue = new Set([
  'Aluminium cans',
  'Aluminium scrap',
  'Copper wire',
  'Steel cans',
  'Structural steel',
  'Mixed metals',
])

/**
 * A business that signed up yesterday and recorded three purchases that evening, because today might be minutes old.
 * Apart from this business, only the other accounts exist.
 */
export const firstDayScenario: Scenario = input => {
  const { newId, today } = input
  const updatedAt = new Date(today).toISOString()
  const yesterday = today - day
  const data = emptyScenario({ ...input, today: yesterday })
  const materials = seedMaterials(newId, new Date(yesterday).toISOString()).filter(({ name }) => catalogue.has(name))
  const userOf = (username: string) => {
    const user = data.users.find(other => other.username === username)
    if (!user) throw new Error(`There is no account ${username}`)
    return user
  }
  const owner = userOf('naledi@umhlangametals.example')

  const record = (
    sellerId: string,
    { ago, lines }: (typeof purchases)[number] | typeof collected,
  ): { trade: TradeRow; lines: StoredLine[] } => {
    const createdAt = new Date(today - ago).toISOString()
    const stamps = { createdAt, updatedAt }
    const trade = { id: newId(), buyerId: owner.businessId ?? '', sellerId, ...stamps }
    const amounts = new Map<string, readonly [number, number]>(Object.entries(lines))
    return {
      trade,
      lines: materials.flatMap(material => {
        const amount = amounts.get(material.name)
        if (!amount) return []
        const [weight, value] = amount
        return [seedLine(material, { id: newId(), tradeId: trade.id, weight, value, ...stamps })]
      }),
    }
  }

  const bought = purchases.map(purchase => record(owner.id, purchase))
  const brought = record(userOf('bongani@collect.example').id, collected)
  return {
    ...data,
    materials,
    transactions: bought.map(({ trade }) => trade),
    transactionLines: bought.flatMap(({ lines }) => lines),
    collections: [brought.trade],
    collectionLines: brought.lines,
  }
}
