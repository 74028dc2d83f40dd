import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import { type BusinessValues, newBusiness } from '#domain/people/business-rules.ts'
import { newUser, type UserValues } from '#domain/people/user-rules.ts'
import type { RoleValues } from '#features/access/roles/role-kind.ts'
import type { ReadValues } from '#features/trades/reading/use-trade-reading.ts'
import { seededRoles } from '#mirage/data/roles.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { createRecordVariant } from './create-record-variant.ts'

const address = {
  ...emptyAddress,
  lineOne: '12 Weighbridge Road',
  city: 'Umhlanga',
  province: 'KwaZulu-Natal',
  zipCode: '4320',
  country: 'South Africa',
}
const bankDetails = {
  ...emptyBank,
  bankName: 'Nedbank',
  branchCode: '198765',
  accountNumber: '1009 4471 23',
  accountHolder: 'Umhlanga Metals',
}
const metals = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3311', name: 'Umhlanga Metals' }
const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }

export const aBusiness = createRecordVariant<BusinessValues>({
  blank: newBusiness,
  loaded: { name: metals.name, owner: naledi, address, bankDetails },
  change: { field: 'name', mine: 'Umhlanga Metals & Paper', theirs: 'Umhlanga Metals (Pty) Ltd' },
})

export const aUser = createRecordVariant<UserValues>({
  blank: newUser,
  loaded: {
    ...newUser,
    name: 'Sipho Dlamini',
    username: 'sipho@umhlangametals.example',
    type: 'business',
    idNumber: '8501015800088',
    business: metals,
    permissions: ['materials.create'],
    address,
    bankDetails: { ...bankDetails, accountHolder: 'S Dlamini' },
  },
  change: { field: 'name', mine: 'Sipho Dlamini-Nkosi', theirs: 'Sipho M Dlamini' },
})

const clerk: RoleValues = {
  name: 'Weighbridge clerk',
  description: 'Records what comes in',
  default: false,
  permissions: ['transactions.access', 'transactions.view', 'transactions.create', 'transactions.materials.*'],
}

export const aRole = createRecordVariant<RoleValues>({
  blank: { ...clerk, name: '', description: '', permissions: [] },
  loaded: clerk,
  change: { field: 'name', mine: 'Clerk at the weighbridge', theirs: 'Weighbridge' },
  // Saving opens the new role's permissions, so the mock must have a role with this id.
  newId: seededRoles.at(-1)?.id ?? '',
})

type Permissions = { name: string; permissions: readonly string[]; groups: readonly PermissionGroup[] }

const granted: Permissions = { name: clerk.name, permissions: clerk.permissions, groups: permissionGroups }

export const permissionsOfARole = createRecordVariant<Permissions>({
  blank: granted,
  loaded: granted,
  change: {
    field: 'permissions',
    mine: [...clerk.permissions, 'materials.create'],
    theirs: [...clerk.permissions, 'materials.view'],
  },
})

const metal = (name: string, gwCode: string, carbonFactor: number) => ({ name, gwCode, carbonFactor })
const stamps = { createdAt: '2026-11-17T12:46:00.000Z', updatedAt: '2026-11-18T06:12:00.000Z' }
const trade = {
  id: '3f9a71c2-4f89-41d3-9a0c-0305e82c3320',
  buyer: { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3321', name: 'Bloem Scrap & Steel' },
  seller: naledi,
  materials: [
    { id: null, material: metal('Steel cans', 'GW 53-01', 2.0195), weight: 268.6, value: 651.67 },
    { id: null, material: metal('Copper wire', 'GW 53-02', 4.9481), weight: 98.74, value: 13_109.76 },
  ],
  ...stamps,
}

export const aReadTrade = createRecordVariant<ReadValues>({
  blank: { trade: null },
  loaded: { trade },
  change: { field: 'trade', mine: { ...trade, seller: null }, theirs: { ...trade, buyer: null } },
})
