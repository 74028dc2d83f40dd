import { type Difference, eachItem, type Fields, refused } from './difference.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'
const never = '0001-01-01T00:00:00Z'
const noAddress = { lineOne: '', lineTwo: null, city: '', province: '', country: '', zipCode: '' }
const noBankDetails = { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' }
const noParty = { id: nowhere, createdAt: never, updatedAt: never, name: '' }

/**
 * Converts a record to the public server's format: an object for a missing address, and null or an empty party for a
 * relation that was not preloaded.
 */
const shown: Readonly<Record<string, (item: Fields) => Fields>> = {
  users: ({ address, bankDetails, roles, businesses, ...item }) => ({
    ...item,
    address: address ?? noAddress,
    bankDetails: bankDetails ?? noBankDetails,
    roles: roles ?? null,
    businesses: businesses ?? null,
  }),
  businesses: ({ address, bankDetails, users, ...item }) => ({
    ...item,
    address: address ?? noAddress,
    bankDetails: bankDetails ?? noBankDetails,
    users: users ?? null,
  }),
  // A role that was created without a description.
  roles: ({ description, ...item }) => ({
    ...item,
    description: description === '' && item['createdAt'] === item['updatedAt'] ? null : description,
  }),
  transactions: ({ buyer, seller, materials, ...item }) => ({
    ...item,
    buyer: buyer ?? noParty,
    seller: seller ?? noParty,
    materials: materials ?? null,
  }),
  collections: ({ buyer, seller, materials, ...item }) => ({
    ...item,
    buyer: buyer ?? noParty,
    seller: seller ?? { ...noParty, username: '' },
    materials: materials ?? null,
  }),
}

/** Calls that return the records of another resource. */
const others: Readonly<Record<string, string>> = {
  'authentication.check': 'users',
  'businesses.users.list': 'users',
}

const relationsOf: Readonly<Record<string, readonly string[]>> = {
  users: ['businesses', 'roles'],
  businesses: ['users'],
  transactions: ['buyer', 'seller', 'materials'],
  collections: ['buyer', 'seller', 'materials'],
}

/**
 * Relations that were not preloaded are null or empty records. An unknown relation is an error, and a missing address
 * is an empty object.
 */
export const relations: Difference = (asked, next) => {
  const table = others[asked.name] ?? asked.name.split('.')[0] ?? ''
  const unknown = new URL(asked.request.url).searchParams
    .getAll('preload')
    .find(relation => !relationsOf[table]?.includes(relation))
  if (unknown !== undefined) return refused(500, `${unknown}: unsupported relations for schema ${table}`)
  const answer = next(asked)
  const show = shown[table]
  return show ? eachItem(answer, show) : answer
}
