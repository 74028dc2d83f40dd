import { type ComponentType, lazy } from 'react'
import { SignIn } from '#features/auth/sign-in.tsx'
import type { RouteName } from '#routing/routes.ts'

/** What every screen gets: the id in its address, empty where there is none. */
export type ScreenProps = { id: string }

const later = (load: () => Promise<ComponentType<ScreenProps>>) => lazy(async () => ({ default: await load() }))

/** Which screen each route shows. Sign-in comes with the entry; the others are fetched when they are first needed. */
const screens: Partial<Record<RouteName, ComponentType<ScreenProps>>> = {
  signIn: SignIn,
  signUp: later(async () => (await import('#features/auth/sign-up.tsx')).SignUp),
  mfaEnable: later(async () => (await import('#features/auth/enrol.tsx')).Enrol),
  mfaVerify: later(async () => (await import('#features/auth/challenge.tsx')).Challenge),
}

export const screenOf = (name: RouteName) => screens[name]
