import { type ComponentType, lazy } from 'react'
import { Problem } from '#domain/problem.ts'
import { SignIn } from '#features/auth/sign-in.tsx'
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
export const NotFound = later(async () => (await import('./not-found.tsx')).NotFound)

/** Which screen each route shows. Sign-in comes with the entry; the others are fetched when they are first needed. */
export const screens: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  signIn: SignIn,
  signUp: later(async () => (await import('#features/auth/sign-up.tsx')).SignUp),
  mfaEnable: later(async () => (await import('#features/auth/enrol.tsx')).Enrol),
  mfaVerify: later(async () => (await import('#features/auth/challenge.tsx')).Challenge),
  businessTransactions: later(async () => (await import('#features/transactions/lists.tsx')).BusinessTransactions),
  businessTransactionCreate: later(
    async () => (await import('#features/transactions/forms.tsx')).CreateBusinessTransaction,
  ),
  businessTransactionEdit: later(
    async () => (await import('#features/transactions/forms.tsx')).EditBusinessTransaction,
  ),
  adminTransactionCreate: later(async () => (await import('#features/transactions/forms.tsx')).CreateAdminTransaction),
  adminTransactionEdit: later(async () => (await import('#features/transactions/forms.tsx')).EditAdminTransaction),
  adminTransactions: later(async () => (await import('#features/transactions/lists.tsx')).AdminTransactions),
  businessUsers: later(async () => (await import('#features/users/lists.tsx')).BusinessUsers),
  businessCollections: later(async () => (await import('#features/collections/lists.tsx')).Collections),
  adminBusinesses: later(async () => (await import('#features/businesses/lists.tsx')).AdminBusinesses),
  adminCollections: later(async () => (await import('#features/collections/lists.tsx')).Collections),
  adminMaterials: later(async () => (await import('#features/materials/lists.tsx')).AdminMaterials),
  adminRoles: later(async () => (await import('#features/roles/lists.tsx')).AdminRoles),
  adminUsers: later(async () => (await import('#features/users/lists.tsx')).AdminUsers),
  adminCollectionCreate: later(async () => (await import('#features/collections/forms.tsx')).CreateCollection),
  adminCollectionEdit: later(async () => (await import('#features/collections/forms.tsx')).EditCollection),
  adminMaterialCreate: later(async () => (await import('#features/materials/forms.tsx')).CreateMaterial),
  adminMaterialEdit: later(async () => (await import('#features/materials/forms.tsx')).EditMaterial),
  adminRoleCreate: later(async () => (await import('#features/roles/forms.tsx')).CreateRole),
  adminRoleEdit: later(async () => (await import('#features/roles/forms.tsx')).EditRole),
  adminRolePermissions: later(async () => (await import('#features/roles/permissions.tsx')).RolePermissions),
  adminBusinessCreate: later(async () => (await import('#features/businesses/forms.tsx')).CreateBusiness),
  adminBusinessEdit: later(async () => (await import('#features/businesses/forms.tsx')).EditBusiness),
  adminUserCreate: later(async () => (await import('#features/users/forms.tsx')).CreateAdminUser),
  adminUserEdit: later(async () => (await import('#features/users/forms.tsx')).EditAdminUser),
  businessUserCreate: later(async () => (await import('#features/users/forms.tsx')).CreateBusinessUser),
  businessUserEdit: later(async () => (await import('#features/users/forms.tsx')).EditBusinessUser),
  admin: overview,
  business: overview,
  collector: overview,
}
