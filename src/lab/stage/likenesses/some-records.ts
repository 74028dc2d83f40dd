import { emptyAddress } from '#domain/people/address-rules.ts'
import { emptyBank } from '#domain/people/bank-rules.ts'
import { type BusinessValues, newBusiness } from '#domain/people/business-rules.ts'
import { newUser, type UserValues } from '#domain/people/user-rules.ts'
import type { RoleValues } from '#features/access/roles/role-kind.ts'
import { seededRoles } from '#mirage/data/roles.ts'
import { permissionGroups } from '#mirage/rules/permission-groups.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { recordLikeness } from './record-likeness.ts'

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

export const aBusiness = recordLikeness<BusinessValues>({
  blank: newBusiness,
  loaded: { name: metals.name, owner: naledi, address, bankDetails },
  change: { field: 'name', mine: 'Umhlanga Metals & Paper', theirs: 'Umhlanga Metals (Pty) Ltd' },
})

export const aUser = recordLikeness<UserValues>({
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

export const aRole = recordLikeness<RoleValues>({
  blank: { ...clerk, name: '', description: '', permissions: [] },
  loaded: clerk,
  change: { field: 'name', mine: 'Clerk at the weighbridge', theirs: 'Weighbridge' },
  // Its permissions are chosen next, on the screen of one that the mock has.
  newId: seededRoles.at(-1)?.id ?? '',
})

type Permissions = { name: string; permissions: readonly string[]; groups: readonly PermissionGroup[] }

const granted: Permissions = { name: clerk.name, permissions: clerk.permissions, groups: permissionGroups }

export const permissionsOfARole = recordLikeness<Permissions>({
  blank: granted,
  loaded: granted,
  change: {
    field: 'permissions',
    mine: [...clerk.permissions, 'materials.create'],
    theirs: [...clerk.permissions, 'materials.view'],
  },
})
