import { type ComponentType, lazy } from 'react'
import { SignIn } from '#features/auth/sign-in.tsx'
import type { RouteName } from '#routing/routes.ts'

/** What every screen gets: the id in its address, empty where there is none. */
export type ScreenProps = { id: string }

const later = (load: () => Promise<ComponentType<ScreenProps>>) => lazy(async () => ({ default: await load() }))

const overview = later(async () => (await import('#features/overview/overview.tsx')).Overview)

/** For what is not there: a path, a record. */
export const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }))

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
  admin: overview,
  business: overview,
  collector: overview,
}
