import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { authenticationCalls } from '#api/authentication.ts'
import { type Client, createClient } from '#api/client.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import type { User } from '#schemas/user.ts'
import { startSession, untilResumed } from './session.ts'

/** What an environment without a server adds to the screens. */
export type Aids = {
  /** Offers the current second-factor code, so that nobody needs a phone. */
  CodeHint?: ComponentType<{ onUse: (code: string) => void }>
}

/** Everything outside React that the screens stand on. Made once, in `main.tsx` or by a test. */
export type World = {
  client: Client
  session: SessionActor
  /** How numbers and dates are written, as a BCP 47 tag. */
  locale: string
  /** The clock, in epoch milliseconds. */
  now: () => number
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry: number | undefined
  aids: Aids
}

type WorldOptions = Partial<Pick<World, 'locale' | 'now' | 'firstRetry' | 'aids'>> & {
  /** Where the API lives, absolute. */
  address: string
}

/** Starts the session and gives the world around it. */
export function startWorld({ address, locale = 'en-US', now = Date.now, firstRetry, aids = {} }: WorldOptions): World {
  const client: Client = createClient({ address, onExpired: signal => untilResumed(session, signal) })
  const session: SessionActor = startSession(authenticationCalls(client))
  return { client, session, locale, now, firstRetry, aids }
}

const WorldContext = createContext<World | null>(null)

export const WorldProvider = ({ world, children }: { world: World; children: ReactNode }) => (
  <WorldContext value={world}>{children}</WorldContext>
)

/** The world that the screens stand on. */
export function useWorld(): World {
  const world = use(WorldContext)
  if (!world) throw new Error('This screen stands in no world: wrap it in a WorldProvider.')
  return world
}

/** Who works here: the user of the session, also while their work is on hold. Only for screens behind the gate. */
export function useUser(): User {
  const { session } = useWorld()
  const user = useSelector(session, ({ context }) => context.held ?? context.user)
  if (!user) throw new Error('Nobody is signed in: this screen belongs behind the gate.')
  return user
}
