import { type ComponentType, lazy } from 'react'
import { Problem } from '#domain/problem.ts'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import type { ScreenRoute } from '#routing/routes.ts'

/** The props of every screen: the id in its address, empty when there is none. */
export type ScreenProps = { id: string }

/** The file of a screen could not be loaded: no connection, or the server has a newer version of the app. */
export class ScreenNotLoadedError extends Problem {
  constructor(cause: unknown) {
    super(
      {
        kind: 'network',
        title: 'This part of the app could not be loaded',
        message: 'Check your connection, then try again: that reloads the page.',
        details: String(cause),
      },
      { cause },
    )
  }
}

/** A component of a file that is fetched when it is first shown. */
export function later<Props, Name extends string>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) {
  return lazy(async () => {
    try {
      return { default: (await load())[name] }
    } catch (cause) {
      throw new ScreenNotLoadedError(cause)
    }
  })
}

const overview = later(() => import('#features/overview/overview.tsx'), 'Overview')

/** The screen for a path or a record that does not exist. */
export const NotFound = later(() => import('./not-found.tsx'), 'NotFoundScreen')

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

/** The screen of each route. Sign-in is part of the entry; the others are fetched when they are first shown. */
export const screens: Record<ScreenRoute, ComponentType<ScreenProps>> = {
  signUp: later(() => import('#features/sign-in/sign-up.tsx'), 'SignUp'),
  signIn: SignIn,
  mfaEnable: later(() => import('#features/sign-in/enrol.tsx'), 'Enrol'),
  mfaVerify: later(() => import('#features/sign-in/challenge.tsx'), 'Challenge'),
  collector: overview,
  business: overview,
  businessTransactions: later(transactionLists, 'BusinessTransactions'),
  'businessTransactions.create': later(transactionForms, 'CreateBusinessTransaction'),
  'businessTransactions.edit': later(transactionForms, 'EditBusinessTransaction'),
  businessCollections: later(collectionLists, 'Collections'),
  businessUsers: later(userLists, 'BusinessUserList'),
  'businessUsers.create': later(userForms, 'CreateBusinessUser'),
  'businessUsers.edit': later(userForms, 'EditBusinessUser'),
  admin: overview,
  adminTransactions: later(transactionLists, 'AdminTransactions'),
  'adminTransactions.create': later(transactionForms, 'CreateAdminTransaction'),
  'adminTransactions.edit': later(transactionForms, 'EditAdminTransaction'),
  adminCollections: later(collectionLists, 'Collections'),
  'adminCollections.create': later(collectionForms, 'CreateCollection'),
  'adminCollections.edit': later(collectionForms, 'EditCollection'),
  adminMaterials: later(() => import('#features/materials/material-list.tsx'), 'AdminMaterials'),
  'adminMaterials.create': later(materialForms, 'CreateMaterial'),
  'adminMaterials.edit': later(materialForms, 'EditMaterial'),
  adminBusinesses: later(() => import('#features/businesses/business-list.tsx'), 'AdminBusinesses'),
  'adminBusinesses.create': later(businessForms, 'CreateBusiness'),
  'adminBusinesses.edit': later(businessForms, 'EditBusiness'),
  adminUsers: later(userLists, 'AdminUsers'),
  'adminUsers.create': later(userForms, 'CreateAdminUser'),
  'adminUsers.edit': later(userForms, 'EditAdminUser'),
  adminRoles: later(() => import('#features/access/roles/role-list.tsx'), 'AdminRoles'),
  'adminRoles.create': later(roleForms, 'CreateRole'),
  'adminRoles.edit': later(roleForms, 'EditRole'),
  'adminRoles.permissions': later(() => import('#features/access/roles/role-permissions.tsx'), 'RolePermissions'),
}
