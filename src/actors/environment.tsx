import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { authenticationCalls } from '#api/authentication-calls.ts'
import type { CacheTimes } from '#api/cache.ts'
import { type Client, createClient } from '#api/client.ts'
import { createServerClock } from '#api/server-clock.ts'
import type { ImportResource } from '#domain/import/import-types.ts'
import type { Preferences } from '#domain/preferences.ts'
import type { Serial } from '#domain/scale/serial.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import type { User } from '#schemas/user.ts'
import type { Camera } from './camera/camera.ts'
import { endOfflineWorkWith } from './device/offline-lifetime.ts'
import { dropDraftsOf, dropDraftsOfOthers, dropOldDrafts } from './drafts/draft-lifetime.ts'
import { chosenLocale } from './locale.ts'
import type { Instrument } from './make-actor.ts'
import { openPreferences, type PreferenceStore } from './preference-store.ts'
import { dropRecentOf, dropRecentOfOthers } from './records/recent-lifetime.ts'
import { startSession, untilResumed } from './session/session.actor.ts'
import { openTabSync, type TabSync } from './session/session-tabs.ts'

/** Components that the mock adds to screens. */
export type Aids = {
  /** Lists demo accounts on the sign-in screen. */
  AccountOffer?: ComponentType<{ onUse: (credentials: { username: string; password: string }) => void }>
  /** Shows the current code of the second factor, so that users need no phone. */
  CodeHint?: ComponentType<{ onUse: (code: string) => void }>
  /** Offers files with difficulties on the import screens. */
  FileOffer?: ComponentType<{ resource: ImportResource; onUse: (file: File) => void }>
}

/** Dependencies of all screens that exist outside React. Created in `main.tsx` or by a test. */
export type Environment = {
  client: Client
  session: SessionActor
  /** Shares the session owner between this browser's tabs. */
  tabSync: TabSync
  /** Name that separates stored data of several servers at the same API URL; empty by default. */
  realm: string
  /** Preferences stored in this browser, shared between its tabs. */
  preferences: PreferenceStore
  /** The browser's number and date format, as a BCP 47 tag. */
  browserLocale: string
  /**
   * Returns the current number and date format, as a BCP 47 tag. Components use {@link useLocale}, which renders again
   * after changes.
   */
  locale: () => string
  /** Returns the browser's current time in epoch milliseconds. */
  now: () => number
  /** Returns the server's time in epoch milliseconds, estimated from its responses: see `api/server-clock.ts`. */
  serverNow: () => number
  cacheTimes: CacheTimes
  aids: Aids
  /** Serial ports of this computer; null if the browser has no Web Serial. */
  serial: Serial | null
  /** Camera that reads barcodes; null if the device or the browser does not support this. */
  camera: Camera | null
  /** Set only by tools of the mock that observe and control actors. */
  instrument: Instrument | undefined
  /** Does work that the screens do not need. Runs when a screen is visible and the page is idle. Not set in tests. */
  prepare: (() => void) | undefined
  /** Services that `sessionService` created, keyed by their factory functions. */
  services: Map<unknown, unknown>
}

type Optional = 'now' | 'cacheTimes' | 'aids' | 'serial' | 'camera' | 'instrument' | 'prepare'
type EnvironmentOptions = Partial<Pick<Environment, Optional>> & {
  /** The browser's number and date format, as a BCP 47 tag; "en-US" by default. */
  locale?: string
  /** Initial preferences; by default, those stored in the browser. */
  initialPreferences?: Preferences
  /** Absolute URL of the API. */
  address: string
  /** Name that distinguishes several servers at the same API URL. Each server has separate sessions. */
  realm?: string | undefined
  /** Request timeout in milliseconds. By default, 10 s for reads and 30 s for writes. */
  timeout?: number
}

/** Starts the session actor and returns the environment for all screens. */
export function startEnvironment({
  address,
  realm = '',
  locale = 'en-US',
  initialPreferences,
  now = Date.now,
  cacheTimes = {},
  timeout,
  aids = {},
  serial = null,
  camera = null,
  instrument,
  prepare,
}: EnvironmentOptions): Environment {
  const tabSync = openTabSync(realm)
  const clock = createServerClock(now)
  const client: Client = createClient({
    address,
    timeout,
    onExpired: signal => untilResumed(session, signal),
    onAnswer: answer => clock.receive(answer),
  })
  const session: SessionActor = startSession(authenticationCalls(client), tabSync, { now, realm, instrument })
  const preferences = openPreferences(initialPreferences)
  session.subscribe({ complete: () => preferences.close() })
  endTracesWith(session, now)
  endOfflineWorkWith(session, realm)
  return {
    client,
    session,
    tabSync,
    realm,
    preferences,
    browserLocale: locale,
    locale: () => chosenLocale(preferences.get(), locale),
    now,
    serverNow: clock.now,
    cacheTimes,
    aids,
    serial,
    camera,
    instrument,
    prepare,
    services: new Map(),
  }
}

/**
 * Deletes a user's drafts and recent choices when the user's session ends. Loads stay if another user replaced them. If the session ended while the app was
 * closed, deletes them when another user signs in.
 */
function endTracesWith(session: SessionActor, now: () => number) {
  dropOldDrafts(now())
  session.on('session.ended', ({ userId, isReplaced }) => {
    dropDraftsOf(userId, { keepsLoads: isReplaced })
    dropRecentOf(userId)
  })
  for (const arrival of ['session.started', 'session.replaced'] as const) {
    session.on(arrival, ({ user }) => {
      dropDraftsOfOthers(user.id)
      dropRecentOfOthers(user.id)
    })
  }
}

const EnvironmentContext = createContext<Environment | null>(null)

export const EnvironmentProvider = ({ environment, children }: { environment: Environment; children: ReactNode }) => (
  <EnvironmentContext value={environment}>{children}</EnvironmentContext>
)

export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('There is no EnvironmentProvider around this screen')
  return environment
}

/**
 * Returns the number and date format, as a BCP 47 tag. The component renders again when the user chooses another
 * format.
 */
export function useLocale(): string {
  const { preferences, locale } = useEnvironment()
  return useSyncExternalStore(preferences.subscribe, locale)
}

/** Returns all preferences, and a function that changes them. */
export function usePreferences(): [chosen: Preferences, choose: PreferenceStore['choose']] {
  const { preferences } = useEnvironment()
  return [useSyncExternalStore(preferences.subscribe, preferences.get), preferences.choose]
}

/** Returns one preference, and the function that changes it. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [chosen: Preferences[Name], choose: (choice: Preferences[Name]) => void] {
  const { preferences } = useEnvironment()
  const chosen = useSyncExternalStore(preferences.subscribe, () => preferences.get()[name])
  return [chosen, choice => preferences.choose(name, choice)]
}

/** Returns the signed-in user, or the user with suspended work. Only for screens that require sign-in. */
export function useUser(): User {
  const { session } = useEnvironment()
  const user = useSelector(session, ({ context }) => ownerOf(context))
  if (!user) throw new Error('No user is signed in')
  return user
}
