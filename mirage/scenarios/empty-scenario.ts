import { accounts } from '#mirage/data/accounts.ts'
import { businesses } from '#mirage/data/businesses.ts'
import { seedIndependent, seedRoles } from '#mirage/seed/seed-basics.ts'
import { seedCompanies } from '#mirage/seed/seed-businesses.ts'
import { createNames } from '#mirage/seed/seed-users.ts'
import type { Scenario } from './scenario.ts'

const businessesOfAccounts = businesses.filter(({ domain }) =>
  accounts.some(({ username }) => username.endsWith(`@${domain}.example`)),
)

/** Only the accounts, their roles and their businesses, created at the start of this day. */
export const emptyScenario: Scenario = ({ chance, newId, today }) => {
  const joined = new Date(today).toISOString()
  const { roles, roleId } = seedRoles(joined)
  const people = chance.fork('people')
  const nameFor = createNames(
    people,
    accounts.map(account => account.name),
  )
  const collectors = accounts.filter(({ type }) => type === 'collector').length
  const companies = seedCompanies({
    businesses: businessesOfAccounts,
    chance: people,
    newId,
    joined,
    nameFor,
    roleId,
  })
  const independent = seedIndependent({ chance: people, newId, joined, roleId, collectors, nameFor })
  return {
    users: [...independent, ...companies.flatMap(company => company.people)],
    businesses: companies.map(company => company.business),
    roles,
    materials: [],
    transactions: [],
    collections: [],
    transactionLines: [],
    collectionLines: [],
  }
}
