import { useSelector } from '@xstate/react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { type Api, createApi } from '#api/api.ts'
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
  api: Api
  session: SessionActor
  /** How numbers and dates are written, as a BCP 47 tag. */
  locale: string
  /** The clock, in epoch milliseconds. */
  now: () => number
  aids: Aids
}

export type WorldOptions = {
  /** Where the API lives, absolute. */
  address: string
  locale?: string
  now?: () => number
  aids?: Aids
  /** Milliseconds before the first retry of a read; 1 s unless given. */
  firstRetry?: number
}

/** Starts the session and gives the world around it. `stop` ends it. */
export function startWorld({ address, locale = 'en-US', now = Date.now, aids = {}, firstRetry }: WorldOptions) {
  const api: Api = createApi({
    address,
    ...(firstRetry === undefined ? {} : { firstRetry }),
    onExpired: signal => untilResumed(session, signal),
  })
  const session: SessionActor = startSession(api)
  const forget = [session.on('session.ended', api.forgetAll), session.on('session.replaced', api.forgetAll)]
  const world: World = { api, session, locale, now, aids }
  return {
    world,
    stop() {
      for (const subscription of forget) subscription.unsubscribe()
      session.stop()
    },
  }
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
