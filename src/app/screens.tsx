import { type ComponentType, lazy } from 'react'
import { Problem } from '#domain/problem.ts'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import type { ScreenRoute } from '#routing/routes.ts'

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

const overview = later(() => import('#features/overview/overview.tsx').then(file => file.Overview))

/** For what is not there: a path, a record. */
export const NotFound = later(() => import('./not-found.tsx').then(file => file.NotFoundScreen))

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
export const screens: Record<ScreenRoute, ComponentType<ScreenProps>> = {
  signUp: later(() => import('#features/sign-in/sign-up.tsx').then(file => file.SignUp)),
  signIn: SignIn,
  mfaEnable: later(() => import('#features/sign-in/enrol.tsx').then(file => file.Enrol)),
  mfaVerify: later(() => import('#features/sign-in/challenge.tsx').then(file => file.Challenge)),
  collector: overview,
  business: overview,
  businessTransactions: later(() => transactionLists().then(file => file.BusinessTransactions)),
  'businessTransactions.create': later(() => transactionForms().then(file => file.CreateBusinessTransaction)),
  'businessTransactions.edit': later(() => transactionForms().then(file => file.EditBusinessTransaction)),
  businessCollections: later(() => collectionLists().then(file => file.Collections)),
  businessUsers: later(() => userLists().then(file => file.BusinessUserList)),
  'businessUsers.create': later(() => userForms().then(file => file.CreateBusinessUser)),
  'businessUsers.edit': later(() => userForms().then(file => file.EditBusinessUser)),
  admin: overview,
  adminTransactions: later(() => transactionLists().then(file => file.AdminTransactions)),
  'adminTransactions.create': later(() => transactionForms().then(file => file.CreateAdminTransaction)),
  'adminTransactions.edit': later(() => transactionForms().then(file => file.EditAdminTransaction)),
  adminCollections: later(() => collectionLists().then(file => file.Collections)),
  'adminCollections.create': later(() => collectionForms().then(file => file.CreateCollection)),
  'adminCollections.edit': later(() => collectionForms().then(file => file.EditCollection)),
  adminMaterials: later(() => import('#features/materials/material-list.tsx').then(file => file.AdminMaterials)),
  'adminMaterials.create': later(() => materialForms().then(file => file.CreateMaterial)),
  'adminMaterials.edit': later(() => materialForms().then(file => file.EditMaterial)),
  adminBusinesses: later(() => import('#features/businesses/business-list.tsx').then(file => file.AdminBusinesses)),
  'adminBusinesses.create': later(() => businessForms().then(file => file.CreateBusiness)),
  'adminBusinesses.edit': later(() => businessForms().then(file => file.EditBusiness)),
  adminUsers: later(() => userLists().then(file => file.AdminUsers)),
  'adminUsers.create': later(() => userForms().then(file => file.CreateAdminUser)),
  'adminUsers.edit': later(() => userForms().then(file => file.EditAdminUser)),
  adminRoles: later(() => import('#features/access/roles/role-list.tsx').then(file => file.AdminRoles)),
  'adminRoles.create': later(() => roleForms().then(file => file.CreateRole)),
  'adminRoles.edit': later(() => roleForms().then(file => file.EditRole)),
  'adminRoles.permissions': later(() =>
    import('#features/access/roles/role-permissions.tsx').then(file => file.RolePermissions),
  ),
}
