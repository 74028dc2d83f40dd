import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { authenticationCalls } from '#api/authentication-calls.ts'
import { type Client, createClient } from '#api/client.ts'
import { createServerClock } from '#api/server-clock.ts'
import type { Preferences } from '#domain/preferences.ts'
import { ownerOf } from '#machines/session/seat.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import type { User } from '#schemas/user.ts'
import { chosenLocale } from './locale.ts'
import type { Instrument } from './make-actor.ts'
import { openPreferences, type PreferenceStore } from './preference-store.ts'
import { dropDraftsOf, dropDraftsOfOthers, dropOldDrafts } from './records/draft-lifetime.ts'
import { dropRecentOf, dropRecentOfOthers } from './records/recent-lifetime.ts'
import { startSession, untilResumed } from './session/session.actor.ts'
import { openSeats, type Seats } from './session/session-tabs.ts'

/** Additions of the mock to the screens. */
export type Aids = {
  /** Lists accounts for sign-in. */
  AccountOffer?: ComponentType<{ onUse: (credentials: { username: string; password: string }) => void }>
  /** Offers the current code of the second factor, so that no phone is needed. */
  CodeHint?: ComponentType<{ onUse: (code: string) => void }>
}

/** Dependencies of all screens outside React. Created in `main.tsx` or by a test. */
export type Environment = {
  client: Client
  session: SessionActor
  /** Session owner, shared between the tabs of this browser. */
  seats: Seats
  /** Preferences of this browser, shared between its tabs. */
  preferences: PreferenceStore
  /** Number and date format of the browser, as a BCP 47 tag. */
  browserLocale: string
  /** Returns the current number and date format, as a BCP 47 tag. Components use {@link useLocale} to follow it. */
  locale: () => string
  /** Returns the time in epoch milliseconds. */
  now: () => number
  /** Returns the time of `now`, or an earlier time if the server's clock is known to be behind. */
  serverNow: () => number
  /** Milliseconds before the first retry of a read; 1 s by default. */
  firstRetry: number | undefined
  aids: Aids
  /** Undefined in the product. Tools of the mock use it to watch and drive actors. */
  instrument: Instrument | undefined
  /** Services created by `sessionService`, by their factory. */
  services: Map<unknown, unknown>
}

type EnvironmentOptions = Partial<Pick<Environment, 'now' | 'firstRetry' | 'aids' | 'instrument'>> & {
  /** Number and date format of the browser, as a BCP 47 tag; "en-US" by default. */
  locale?: string
  /** Initial preferences; the stored ones by default. */
  kept?: Preferences
  /** Absolute URL of the API. */
  address: string
  /** Name of one of several servers at this address. Each has separate sessions. */
  realm?: string | undefined
  /** Request timeout in milliseconds; 10 s by default. */
  timeout?: number
}

/** Starts the session and returns the environment of its screens. */
export function startEnvironment({
  address,
  realm,
  locale = 'en-US',
  kept,
  now = Date.now,
  firstRetry,
  timeout,
  aids = {},
  instrument,
}: EnvironmentOptions): Environment {
  const seats = openSeats(realm)
  const clock = createServerClock(now)
  const client: Client = createClient({
    address,
    timeout,
    onExpired: signal => untilResumed(session, signal),
    onAnswer: answer => clock.hear(answer),
  })
  const session: SessionActor = startSession(authenticationCalls(client), seats, { now, instrument })
  const preferences = openPreferences(kept)
  session.subscribe({ complete: () => preferences.close() })
  endTracesWith(session, now)
  return {
    client,
    session,
    seats,
    preferences,
    browserLocale: locale,
    locale: () => chosenLocale(preferences.get(), locale),
    now,
    serverNow: clock.now,
    firstRetry,
    aids,
    instrument,
    services: new Map(),
  }
}

/**
 * Deletes the drafts and recent choices of a user when their session ends. If the app was closed at that time, deletes
 * them when another user signs in.
 */
function endTracesWith(session: SessionActor, now: () => number) {
  dropOldDrafts(now())
  session.on('session.ended', ({ userId }) => {
    dropDraftsOf(userId)
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

/** Returns the number and date format, as a BCP 47 tag. The component renders again when the user chooses another. */
export function useLocale(): string {
  const { preferences, locale } = useEnvironment()
  return useSyncExternalStore(preferences.subscribe, locale)
}

/** Returns all preferences, and the function that changes them. */
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

/** Returns the session's user, also while their work is suspended. Only for screens that require sign-in. */
export function useUser(): User {
  const { session } = useEnvironment()
  const user = useSelector(session, ({ context }) => ownerOf(context))
  if (!user) throw new Error('No user is signed in')
  return user
}
