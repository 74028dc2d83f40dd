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

/** What the environment of the mock adds to the screens. */
export type Aids = {
  /** Offers accounts to sign in with. */
  AccountOffer?: ComponentType<{ onUse: (credentials: { username: string; password: string }) => void }>
  /** Offers the current code of the second factor, so that no phone is needed. */
  CodeHint?: ComponentType<{ onUse: (code: string) => void }>
}

/** Everything outside React that the screens run on. Made in `main.tsx` or by a test. */
export type Environment = {
  client: Client
  session: SessionActor
  /** Which user the session of this browser belongs to, as its tabs tell each other. */
  seats: Seats
  /** What is chosen in this browser, and followed in its other tabs. */
  preferences: PreferenceStore
  /** How the browser writes numbers and dates, as a BCP 47 tag. */
  browserLocale: string
  /** How numbers and dates are written at present, as a BCP 47 tag. What is on the screen follows it by {@link useLocale}. */
  locale: () => string
  /** The clock, in epoch milliseconds. */
  now: () => number
  /** The same clock, or an earlier time when the server's clock is known to be behind. */
  serverNow: () => number
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry: number | undefined
  aids: Aids
  /** None in the product: the tools of the mock watch and drive actors with it. */
  instrument: Instrument | undefined
  /** What `ofSession` has made, by what made it. */
  parts: Map<unknown, unknown>
}

type EnvironmentOptions = Partial<Pick<Environment, 'now' | 'firstRetry' | 'aids' | 'instrument'>> & {
  /** How the browser writes numbers and dates, as a BCP 47 tag; "en-US" unless given. */
  locale?: string
  /** The preferences to begin with; those that this browser keeps, unless given. */
  kept?: Preferences
  /** The absolute address of the API. */
  address: string
  /** The name of one of several servers at the same address, each with sessions of its own. */
  realm?: string | undefined
  /** Milliseconds until a request times out; 10 s by default. */
  timeout?: number
}

/** Starts the session and gives the environment of its screens. */
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
    parts: new Map(),
  }
}

/**
 * Removes the drafts of a user, and what they chose last in look-ups, when their session ends; if the app was closed then, when
 * another user signs in.
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

/** The environment that the screens run on. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('There is no EnvironmentProvider around this screen')
  return environment
}

/** How numbers and dates are written, as a BCP 47 tag: what is written with it is written anew when another way is chosen. */
export function useLocale(): string {
  const { preferences, locale } = useEnvironment()
  return useSyncExternalStore(preferences.subscribe, locale)
}

/** All choices of this browser, and the function that chooses. */
export function usePreferences(): [chosen: Preferences, choose: PreferenceStore['choose']] {
  const { preferences } = useEnvironment()
  return [useSyncExternalStore(preferences.subscribe, preferences.get), preferences.choose]
}

/** One choice of this browser, and the function that chooses it. */
export function usePreference<Name extends keyof Preferences>(
  name: Name,
): [chosen: Preferences[Name], choose: (choice: Preferences[Name]) => void] {
  const { preferences } = useEnvironment()
  const chosen = useSyncExternalStore(preferences.subscribe, () => preferences.get()[name])
  return [chosen, choice => preferences.choose(name, choice)]
}

/** The user of the session, also while their work is on hold. Only for screens behind the gate. */
export function useUser(): User {
  const { session } = useEnvironment()
  const user = useSelector(session, ({ context }) => ownerOf(context))
  if (!user) throw new Error('No user is signed in')
  return user
}
