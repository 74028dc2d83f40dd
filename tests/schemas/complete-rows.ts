import { ids, transaction, user } from '../api/samples.ts'

const stamps = { createdAt: user.createdAt, updatedAt: user.updatedAt }
const permissions = ['materials.view']
const role = { id: ids.line, name: 'Business Owner', description: 'Owns it', default: false, permissions, ...stamps }
const reference = { id: ids.business, name: 'Cape Fibre Mills' }
const address = {
  lineOne: '1 Long Street',
  lineTwo: 'Unit 2',
  city: 'Cape Town',
  province: 'Western Cape',
  zipCode: '8001',
  country: 'South Africa',
}
const bankDetails = { bankName: 'Absa', branchCode: '632005', accountNumber: '4055512345', accountHolder: 'Naledi' }

/** A row of each list with every field that a server can send. */
export const completeRows = {
  'users.list': {
    ...user,
    idNumber: '8001015009087',
    businessId: ids.business,
    businesses: [reference],
    address,
    bankDetails,
    roles: [role],
    permissions,
    mfaEnabled: true,
    mfaVerified: true,
  },
  'businesses.list': {
    ...reference,
    ownerId: ids.user,
    address,
    bankDetails,
    roles: [role],
    users: [{ id: user.id, name: user.name, username: user.username }],
    ...stamps,
  },
  'roles.list': role,
  'materials.list': { id: ids.line, name: 'PET bottles', gwCode: 'GW 51-01', carbonFactor: '1.1418', ...stamps },
  'transactions.list': {
    ...transaction,
    seller: { id: user.id, name: user.name, username: user.username },
    materials: transaction.materials.map(line => ({ ...line, ...stamps })),
  },
} as const
