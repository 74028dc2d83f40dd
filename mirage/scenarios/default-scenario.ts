import { familyOf } from '#domain/figures/material-families.ts'
import { accounts } from '#mirage/data/accounts.ts'
import { seedIndependent, seedMaterials, seedRoles } from '#mirage/seed/seed-basics.ts'
import { seedCompanies } from '#mirage/seed/seed-businesses.ts'
import { withSignUps } from '#mirage/seed/seed-sign-ups.ts'
import { sellFromStock } from '#mirage/seed/seed-stock.ts'
import { seedTrades } from '#mirage/seed/seed-trades.ts'
import { createNames, seedWalkIns } from '#mirage/seed/seed-users.ts'
import type { Scenario } from './scenario.ts'

const day = 86_400_000
const days = 730

type Size = {
  transactions: number
  collections: number
  collectors: number
  /** Number of lines per transaction. */
  lines: readonly [min: number, max: number]
}

/**
 * Fifteen businesses, their people, collectors, the five roles, and two years of trade. In the accounts' yard, half of
 * the purchases are from walk-in sellers.
 */
export const createDefaultScenario =
  (size: Size = { transactions: 380, collections: 130, collectors: 10, lines: [2, 5] }): Scenario =>
  ({ chance, newId, today }) => {
    const joined = new Date(today - (days + 60) * day).toISOString()
    const { roles, roleId } = seedRoles(joined)
    const materials = seedMaterials(newId, joined)

    const people = chance.fork('people')
    const nameFor = createNames(
      people,
      accounts.map(account => account.name),
    )
    const companies = seedCompanies({ chance: people, newId, joined, nameFor, roleId })
    const { collectors: count } = size
    const independent = seedIndependent({ chance: people, newId, joined, roleId, collectors: count, nameFor })
    const collectors = independent.filter(user => user.type === 'collector')

    const traders = companies.filter(company => company.share > 0)
    const [yard] = traders
    if (!yard) throw new Error('No business trades')
    const bought = new Map(
      traders.map(({ business, families }) => [
        business.id,
        materials.filter(material => families.includes(familyOf(material.gwCode))),
      ]),
    )
    const shared = { newId, today, days }
    const dealing = chance.fork('transactions')
    const { trades: transactions, lines: transactionLines } = seedTrades({
      ...shared,
      chance: dealing,
      count: size.transactions,
      lines: size.lines,
      lotSize: 1,
      parties() {
        const buyer = dealing.weighted(traders, trader => trader.share)
        const seller = dealing.weighted(traders, trader => (trader === buyer ? 0 : trader.share))
        return {
          buyerId: buyer.business.id,
          sellerId: dealing.pick(seller.sellers).id,
          materials: bought.get(buyer.business.id) ?? [],
        }
      },
    })
    const collecting = chance.fork('collections')
    const { trades: collections, lines: collectionLines } = seedTrades({
      ...shared,
      chance: collecting,
      count: size.collections,
      lines: [2, 4],
      lotSize: 0.12,
      parties() {
        const buyer = collecting.weighted(traders, trader => trader.share)
        return {
          buyerId: buyer.business.id,
          sellerId: collecting.weighted(collectors, user => (user === collectors[0] ? 3 : 1)).id,
          materials: bought.get(buyer.business.id) ?? [],
        }
      },
    })
    // The accounts' yard sells only what it has in stock. The other businesses also sell their own waste.
    const sellersOf = (company: (typeof traders)[number]) => company.sellers.map(({ id }) => id)
    const sold = sellFromStock(
      {
        chance: chance.fork('stock'),
        businessId: yard.business.id,
        sellerIds: new Set(sellersOf(yard)),
        boughtBy: id => bought.get(id) ?? [],
        othersFor: buyerId =>
          traders.filter(other => other !== yard && other.business.id !== buyerId).flatMap(sellersOf),
      },
      { transactions, collections, transactionLines, collectionLines },
    )
    const known = [...independent, ...companies.flatMap(company => company.people)]
    const walking = chance.fork('walk-ins')
    const walkIns = seedWalkIns({
      chance: walking,
      newId,
      businessId: yard.business.id,
      joined,
      nameFor: createNames(
        walking,
        known.map(({ name }) => name),
      ),
      count: 8,
    })
    const purchases = sold.transactions.map(trade =>
      trade.buyerId === yard.business.id && walking.happens(0.5)
        ? { ...trade, sellerId: walking.weighted(walkIns, ({ idNumber, address }) => (idNumber && address ? 6 : 1)).id }
        : trade,
    )
    return {
      users: withSignUps([...known, ...walkIns], [...purchases, ...collections], today),
      businesses: companies.map(company => company.business),
      roles,
      materials,
      collections,
      transactions: purchases,
      transactionLines: sold.transactionLines,
      collectionLines,
    }
  }
