import { familyOf } from '#domain/families.ts'
import { accounts } from '#mirage/accounts.ts'
import materialList from '#mirage/data/materials.json' with { type: 'json' }
import { roles as roleList } from '#mirage/data/roles.ts'
import type { Dataset, MaterialRow } from '#mirage/records.ts'
import type { Chance } from '#mirage/seed/chance.ts'
import { seedCompanies } from '#mirage/seed/companies.ts'
import { createNames, seedUser } from '#mirage/seed/people.ts'
import { seedTrades } from '#mirage/seed/trades.ts'

const day = 86_400_000
const days = 730

/** What a scenario is made from. `today` is the start of the current UTC day, in ms. */
export type ScenarioInput = { chance: Chance; newId: () => string; today: number }
/** Makes everything that a mock holds at its start. */
export type Scenario = (input: ScenarioInput) => Dataset

type Size = { transactions: number; collections: number; collectors: number }

/** Fourteen businesses, their people, collectors, the five roles, and two years of trade. */
export const createDefaultScenario =
  (size: Size = { transactions: 380, collections: 130, collectors: 10 }): Scenario =>
  ({ chance, newId, today }) => {
    const joined = new Date(today - (days + 60) * day).toISOString()
    const stamps = { createdAt: joined, updatedAt: joined }
    const roles = roleList.map(role => ({ id: newId(), ...role, permissions: [...role.permissions], ...stamps }))
    const roleId = (name: string) => roles.filter(role => role.name === name).map(role => role.id)
    const materials = materialList.map(({ name, gwCode, carbonFactor }) => ({
      id: newId(),
      name,
      gwCode,
      carbonFactor: String(carbonFactor),
      ...stamps,
    }))

    const people = chance.fork('people')
    const nameFor = createNames(
      people,
      accounts.map(account => account.name),
    )
    const companies = seedCompanies({ chance: people, newId, joined, nameFor, roleId })
    const solo = accounts
      .filter(account => account.type !== 'business')
      .map(account => ({ ...account, roleIds: roleId(account.role) }))
    const moreCollectors = Array.from({ length: size.collectors - 2 }, () => ({
      ...nameFor('collect'),
      type: 'collector' as const,
      enrolled: true,
      roleIds: roleId('Collector'),
    }))
    const independent = [...solo, ...moreCollectors].map(({ roleIds, ...person }) => ({
      ...seedUser(people, newId(), {
        ...person,
        joined,
        place: people.pick(['Durban', 'Soweto', 'CapeTown', 'Gqeberha']),
      }),
      roleIds,
    }))
    const collectors = independent.filter(user => user.type === 'collector')

    const traders = companies.filter(company => company.share > 0)
    const bought = new Map(
      traders.map(({ business, families }) => [
        business.id,
        materials.filter((material: MaterialRow) => families.includes(familyOf(material.gwCode))),
      ]),
    )
    const shared = { newId, today, days }
    const dealing = chance.fork('transactions')
    const { trades: transactions, lines: transactionLines } = seedTrades({
      ...shared,
      chance: dealing,
      count: size.transactions,
      lines: [2, 5],
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
    return {
      users: [...independent, ...companies.flatMap(company => company.people)],
      businesses: companies.map(company => company.business),
      roles,
      materials,
      transactions,
      collections,
      transactionLines,
      collectionLines,
    }
  }
