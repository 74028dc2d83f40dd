import { type ComponentType, lazy } from 'react'
import { Problem } from '#domain/problem.ts'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import type { RouteName } from '#routing/routes.ts'

/** What every screen gets: the id in its address, empty where there is none. */
export type ScreenProps = { id: string }

/** The file of a screen did not come: no connection, or a newer version of the app has taken its place. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: 'This part of the app could not be loaded',
        message: 'Check your connection and try again: the page is loaded anew.',
        details: String(cause),
      },
      { cause },
    )
  }
}

/** A screen that is fetched when it is first shown. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new ScreenNotLoadedError(cause)
    }
  })
}

const overview = later(async () => (await import('#features/overview/overview.tsx')).Overview)

/** For what is not there: a path, a record. */
export const NotFound = later(async () => (await import('./not-found.tsx')).NotFoundScreen)

// Files with screens of several routes.
const transactionLists = () => import('#features/trades/transaction-list.tsx')
const transactionForms = () => import('#features/trades/transaction-form.tsx')
const userLists = () => import('#features/access/users/user-list.tsx')
const collectionLists = () => import('#features/trades/collection-list.tsx')
const collectionForms = () => import('#features/trades/collection-form.tsx')
const materialForms = () => import('#features/materials/material-form.tsx')
const roleForms = () => import('#features/access/roles/role-form.tsx')
const businessForms = () => import('#features/businesses/business-form.tsx')
const userForms = () => import('#features/access/users/user-form.tsx')

/** Which screen each route shows. Sign-in comes with the entry; the others are fetched when they are first needed. */
export const screens: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  signIn: SignIn,
  signUp: later(async () => (await import('#features/sign-in/sign-up.tsx')).SignUp),
  mfaEnable: later(async () => (await import('#features/sign-in/enrol.tsx')).Enrol),
  mfaVerify: later(async () => (await import('#features/sign-in/challenge.tsx')).Challenge),
  businessTransactions: later(async () => (await transactionLists()).BusinessTransactions),
  businessTransactionCreate: later(async () => (await transactionForms()).CreateBusinessTransaction),
  businessTransactionEdit: later(async () => (await transactionForms()).EditBusinessTransaction),
  adminTransactionCreate: later(async () => (await transactionForms()).CreateAdminTransaction),
  adminTransactionEdit: later(async () => (await transactionForms()).EditAdminTransaction),
  adminTransactions: later(async () => (await transactionLists()).AdminTransactions),
  businessUsers: later(async () => (await userLists()).BusinessUserList),
  businessCollections: later(async () => (await collectionLists()).Collections),
  adminBusinesses: later(async () => (await import('#features/businesses/business-list.tsx')).AdminBusinesses),
  adminCollections: later(async () => (await collectionLists()).Collections),
  adminMaterials: later(async () => (await import('#features/materials/material-list.tsx')).AdminMaterials),
  adminRoles: later(async () => (await import('#features/access/roles/role-list.tsx')).AdminRoles),
  adminUsers: later(async () => (await userLists()).AdminUsers),
  adminCollectionCreate: later(async () => (await collectionForms()).CreateCollection),
  adminCollectionEdit: later(async () => (await collectionForms()).EditCollection),
  adminMaterialCreate: later(async () => (await materialForms()).CreateMaterial),
  adminMaterialEdit: later(async () => (await materialForms()).EditMaterial),
  adminRoleCreate: later(async () => (await roleForms()).CreateRole),
  adminRoleEdit: later(async () => (await roleForms()).EditRole),
  adminRolePermissions: later(
    async () => (await import('#features/access/roles/role-permissions.tsx')).RolePermissions,
  ),
  adminBusinessCreate: later(async () => (await businessForms()).CreateBusiness),
  adminBusinessEdit: later(async () => (await businessForms()).EditBusiness),
  adminUserCreate: later(async () => (await userForms()).CreateAdminUser),
  adminUserEdit: later(async () => (await userForms()).EditAdminUser),
  businessUserCreate: later(async () => (await userForms()).CreateBusinessUser),
  businessUserEdit: later(async () => (await userForms()).EditBusinessUser),
  admin: overview,
  business: overview,
  collector: overview,
}
