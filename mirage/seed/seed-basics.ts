import { accounts } from '#mirage/data/accounts.ts'
import materialList from '#mirage/data/materials.json' with { type: 'json' }
import { seededRoles } from '#mirage/data/roles.ts'
import type { MaterialRow, UserRow } from '#mirage/store/records.ts'
import type { Chance } from './chance.ts'
import { seedUser } from './seed-users.ts'

/** Creates the five roles, and a function that finds a role's id by name. */
export function seedRoles(joined: string) {
  const stamps = { createdAt: joined, updatedAt: joined }
  const roles = seededRoles.map(role => ({ ...role, permissions: [...role.permissions], ...stamps }))
  return { roles, roleId: (name: string) => roles.filter(role => role.name === name).map(role => role.id) }
}

export const seedMaterials = (newId: () => string, joined: string): MaterialRow[] =>
  materialList.map(({ name, gwCode, carbonFactor }) => ({
    id: newId(),
    name,
    gwCode,
    carbonFactor: String(carbonFactor),
    createdAt: joined,
    updatedAt: joined,
  }))

type Input = {
  chance: Chance
  newId: () => string
  joined: string
  roleId: (name: string) => string[]
  /** Number of collectors, including the seeded accounts. */
  collectors: number
  nameFor: (domain: string) => { name: string; username: string }
}

/** Creates the accounts without a business, and additional collectors. */
export function seedIndependent({ chance, newId, joined, roleId, collectors, nameFor }: Input): UserRow[] {
  const known = accounts
    .filter(account => account.type !== 'business')
    .map(account => ({ ...account, roleIds: roleId(account.role) }))
  const more = collectors - known.filter(({ type }) => type === 'collector').length
  const others = Array.from({ length: more }, () => ({
    ...nameFor('collect'),
    type: 'collector' as const,
    enrolled: true,
    roleIds: roleId('Collector'),
  }))
  return [...known, ...others].map(({ roleIds, ...person }) => ({
    ...seedUser(chance, newId(), {
      ...person,
      joined,
      place: chance.pick(['Durban', 'Soweto', 'CapeTown', 'Gqeberha']),
    }),
    roleIds,
  }))
}
