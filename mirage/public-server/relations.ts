import { type Difference, type Fields, mapItems, publicError } from './difference.ts'

const zeroId = '00000000-0000-0000-0000-000000000000'
const zeroDate = '0001-01-01T00:00:00Z'
const noAddress = { lineOne: '', lineTwo: null, city: '', province: '', country: '', zipCode: '' }
const noBankDetails = { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' }
const noParty = { id: zeroId, createdAt: zeroDate, updatedAt: zeroDate, name: '' }

/**
 * Converts a record to the public server's format: an object for a missing address, and null or an empty party for a
 * relation that was not preloaded.
 */
const converters: Readonly<Record<string, (item: Fields) => Fields>> = {
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
const resourceOverrides: Readonly<Record<string, string>> = {
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
export const relations: Difference = (call, next) => {
  const table = resourceOverrides[call.name] ?? call.name.split('.')[0] ?? ''
  const unknown = new URL(call.request.url).searchParams
    .getAll('preload')
    .find(relation => !relationsOf[table]?.includes(relation))
  if (unknown !== undefined) return publicError(500, `${unknown}: unsupported relations for schema ${table}`)
  const answer = next(call)
  const show = converters[table]
  return show ? mapItems(answer, show) : answer
}
