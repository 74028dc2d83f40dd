import type { Family } from '#domain/figures/material-families.ts'
import { accounts } from '#mirage/data/accounts.ts'
import { type SeededBusiness, businesses as traders } from '#mirage/data/businesses.ts'
import { ownerRole } from '#mirage/data/roles.ts'
import type { BusinessRow, UserRow } from '#mirage/store/records.ts'
import type { Chance } from './chance.ts'
import { seedAddress, seedBankDetails } from './seed-details.ts'
import { seedUser } from './seed-users.ts'

type Company = {
  business: BusinessRow
  people: UserRow[]
  /** Users who can be sellers: all except those with view permissions only. */
  sellers: UserRow[]
  families: readonly Family[]
  /** Relative number of trades, compared with the other businesses. */
  share: number
}

type Input = {
  businesses?: readonly SeededBusiness[]
  chance: Chance
  newId: () => string
  joined: string
  nameFor: (domain: string) => { name: string; username: string }
  roleId: (name: string) => string[]
}

const staffRole = 'Business Staff'
const watcherRole = 'Business User'

/** Returns the name of the business that is created for a user who signs up as one. */
export const businessNameOf = (person: string) => `${person}'s business`

/**
 * Creates the businesses with their accounts, or with an owner and one to three other users. Adds the businesses of
 * accounts that have not enrolled.
 */
export function seedCompanies({ businesses = traders, chance, newId, joined, nameFor, roleId }: Input): Company[] {
  const companies = businesses.map(({ name, domain, place, families, share }): Company => {
    const known = accounts.filter(account => account.username.endsWith(`@${domain}.example`))
    const others = [ownerRole, staffRole, staffRole, watcherRole].slice(0, chance.int(2, 4))
    const members =
      known.length > 0
        ? known
        : others.map(role => ({ ...nameFor(domain), type: 'business' as const, enrolled: true, role }))
    const id = newId()
    const people = members.map(({ role, ...person }) => ({
      ...seedUser(chance, newId(), { ...person, joined, place }),
      businessId: id,
      businessIds: [id],
      roleIds: roleId(role),
    }))
    const [owner] = people
    if (!owner) throw new Error(`${name} has no people`)
    const business = {
      id,
      name,
      ownerId: owner.id,
      address: seedAddress(chance, place),
      bankDetails: seedBankDetails(chance, name),
      createdAt: joined,
      updatedAt: joined,
    }
    const sellers = people.filter((_, index) => members[index]?.role !== watcherRole)
    return { business, people, sellers, families, share }
  })
  return [...companies, ...newcomers({ chance, newId, joined, roleId })]
}

/** Creates accounts that signed up but have not enrolled. Each has its own business and no details. */
function newcomers({ chance, newId, joined, roleId }: Omit<Input, 'nameFor'>): Company[] {
  return accounts
    .filter(account => account.type === 'business' && !account.enrolled)
    .map(account => {
      const id = newId()
      const owner: UserRow = {
        ...seedUser(chance, newId(), { ...account, joined, place: 'Durban' }),
        businessId: id,
        businessIds: [id],
        roleIds: roleId(account.role),
      }
      const name = businessNameOf(account.name)
      const business = {
        id,
        name,
        ownerId: owner.id,
        address: null,
        bankDetails: null,
        createdAt: joined,
        updatedAt: joined,
      }
      return { business, people: [owner], sellers: [owner], families: [], share: 0 }
    })
}
