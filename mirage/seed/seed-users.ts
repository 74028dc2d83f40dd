import { objectKeys } from 'ts-extras'
import { type Account, standardPassword } from '#mirage/data/accounts.ts'
import { firstNames, surnames } from '#mirage/data/names.ts'
import { type Place, places } from '#mirage/data/places.ts'
import type { UserRow } from '#mirage/store/records.ts'
import type { Chance } from './chance.ts'
import { seedAddress, seedBankDetails, seedIdNumber } from './seed-details.ts'

type Person = Pick<Account, 'name' | 'username' | 'type' | 'enrolled'> & { joined: string; place: Place }

/** Creates a user without a business or a role. Enrolled users have all details. */
export function seedUser(
  chance: Chance,
  id: string,
  { name, username, type, enrolled, joined, place }: Person,
): UserRow {
  return {
    id,
    name,
    username,
    type,
    password: standardPassword,
    secret: chance.secret(),
    idNumber: enrolled ? seedIdNumber(chance) : null,
    businessId: null,
    businessIds: [],
    address: enrolled ? seedAddress(chance, place) : null,
    bankDetails: enrolled ? seedBankDetails(chance, name) : null,
    roleIds: [],
    permissions: [],
    mfaEnabled: enrolled,
    createdAt: joined,
    updatedAt: joined,
  }
}

/** Creates a generator of unique names, each with a username at the mail domain. */
export function createNames(chance: Chance, existing: readonly string[]) {
  const used = new Set(existing)
  return (domain: string) => {
    let name: string
    do name = `${chance.pick(firstNames)} ${chance.pick(surnames)}`
    while (used.has(name))
    used.add(name)
    return { name, username: `${name.toLowerCase().replaceAll(' ', '.')}@${domain}.example` }
  }
}

type WalkIns = {
  chance: Chance
  newId: () => string
  businessId: string
  joined: string
  nameFor: (domain: string) => { name: string; username: string }
  count: number
}

/**
 * Creates walk-in sellers. These users of the business have no role and have never signed in. The first three lack an
 * ID number or an address.
 */
export function seedWalkIns({ chance, newId, businessId, joined, nameFor, count }: WalkIns): UserRow[] {
  const place = () => chance.pick(objectKeys(places))
  return Array.from({ length: count }, (_, index) => ({
    ...seedUser(chance, newId(), { ...nameFor('walk-in'), type: 'business', enrolled: true, joined, place: place() }),
    businessId,
    businessIds: [businessId],
    bankDetails: null,
    mfaEnabled: false,
    ...(index < 2 ? { address: null } : {}),
    ...(index === 0 || index === 2 ? { idNumber: null } : {}),
  }))
}
