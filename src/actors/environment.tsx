import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { authenticationCalls } from '#api/authentication-calls.ts'
import { type Client, createClient } from '#api/client.ts'
import { createServerClock } from '#api/server-clock.ts'
import { ownerOf } from '#machines/session/seat.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import type { User } from '#schemas/user.ts'
import { dropDraftsOf, dropDraftsOfOthers, dropOldDrafts } from './draft-ends.ts'
import { openSeats, type Seats } from './seats.ts'
import { startSession, untilResumed } from './session.actor.ts'
import { createSessionParts } from './session-parts.ts'

/** What an environment without a server adds to the screens. */
export type Aids = {
  /** Offers the current second-factor code, so that nobody needs a phone. */
  CodeHint?: ComponentType<{ onUse: (code: string) => void }>
}

/** Everything outside React that the screens stand on. Made once, in `main.tsx` or by a test. */
export type Environment = {
  client: Client
  session: SessionActor
  /** Whose the session of this browser is, as its tabs tell each other. */
  seats: Seats
  /** How numbers and dates are written, as a BCP 47 tag. */
  locale: string
  /** The clock, in epoch milliseconds. */
  now: () => number
  /** The same, or earlier, where the server's clock is known to be behind this one. */
  serverNow: () => number
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry: number | undefined
  aids: Aids
  /** A part that screens share until the session ends, made by what is given when that is first given. */
  ofSession: <Part>(make: (environment: Environment, over: AbortSignal) => Part) => Part
}

type EnvironmentOptions = Partial<Pick<Environment, 'locale' | 'now' | 'firstRetry' | 'aids'>> & {
  /** Where the API lives, absolute. */
  address: string
  /** Tells the server from others at the same address, where there are several: each has sessions of its own. */
  realm?: string | undefined
}

/** Starts the session and gives the environment of its screens. */
export function startEnvironment({
  address,
  realm,
  locale = 'en-US',
  now = Date.now,
  firstRetry,
  aids = {},
}: EnvironmentOptions): Environment {
  const seats = openSeats(realm)
  const clock = createServerClock(now)
  const client: Client = createClient({
    address,
    onExpired: signal => untilResumed(session, signal),
    onAnswer: answer => clock.hear(answer),
  })
  const session: SessionActor = startSession(authenticationCalls(client), seats, now)
  endDraftsWith(session, now)
  const environment: Environment = {
    client,
    session,
    seats,
    locale,
    now,
    serverNow: clock.now,
    firstRetry,
    aids,
    ofSession: createSessionParts(session, () => environment),
  }
  return environment
}

/** What somebody typed and did not save goes with their session; if that ended unseen, once somebody else comes. */
function endDraftsWith(session: SessionActor, now: () => number) {
  dropOldDrafts(now())
  session.on('session.ended', ({ userId }) => dropDraftsOf(userId))
  for (const arrival of ['session.started', 'session.replaced'] as const) {
    session.on(arrival, ({ user }) => dropDraftsOfOthers(user.id))
  }
}

const EnvironmentContext = createContext<Environment | null>(null)

export const EnvironmentProvider = ({ environment, children }: { environment: Environment; children: ReactNode }) => (
  <EnvironmentContext value={environment}>{children}</EnvironmentContext>
)

/** The environment that the screens stand on. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext)
  if (!environment) throw new Error('There is no EnvironmentProvider around this screen')
  return environment
}

/** Who works here: the user of the session, also while their work is on hold. Only for screens behind the gate. */
export function useUser(): User {
  const { session } = useEnvironment()
  const user = useSelector(session, ({ context }) => ownerOf(context))
  if (!user) throw new Error('No user is signed in')
  return user
}
