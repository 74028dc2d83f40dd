import { type Difference, eachItem, type Fields, refused } from './difference.ts'

const nowhere = '00000000-0000-0000-0000-000000000000'
const never = '0001-01-01T00:00:00Z'
const noAddress = { lineOne: '', lineTwo: null, city: '', province: '', country: '', zipCode: '' }
const noBankDetails = { accountHolder: '', accountNumber: '', bankName: '', branchCode: '' }
const noParty = { id: nowhere, createdAt: never, updatedAt: never, name: '' }

/** A record as it is on the wire: an object where it has no address, and null or nobody where nothing was preloaded. */
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
  // Of a role that was made without a description.
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

/** Whose records the calls of another resource answer with. */
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

/** What is not preloaded is null or an empty record, what cannot be is an error, and no address is an empty one. */
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
