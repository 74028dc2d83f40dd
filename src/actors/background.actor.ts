import { type AnyActor, fromCallback } from 'xstate'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import type { BackgroundActor } from '#machines/background/background.selectors.ts'
import type { BackgroundEvent, FollowInput } from '#machines/background/background.types.ts'
import type { Environment } from './environment.tsx'
import { makeActor } from './make-actor.ts'
import { holdingPage } from './session/hold-page.ts'

/** Actor that might outlive its screen. */
export type Work<Actor extends AnyActor = AnyActor> = {
  actor: Actor
  /** Id of its record; null for a new one. */
  subject: string | null
  /** Notifies the actor that its screen was closed. */
  leave?: () => void
  /** True if the actor has pending or unsent requests. */
  isUnderWay: () => boolean
  /** Reports the outcome, if the actor does not do that itself. */
  conclude?: () => void
}

const machine = backgroundMachine<Work>().provide({
  actors: {
    follow: fromCallback<BackgroundEvent<Work>, FollowInput<Work>>(({ input: { id, work }, sendBack }) => {
      const { actor, isUnderWay, conclude } = work
      const subscription = actor.subscribe({
        next: () => {
          if (isUnderWay()) return
          subscription.unsubscribe()
          conclude?.()
          sendBack({ type: 'work.finished', id })
        },
      })
      return () => {
        subscription.unsubscribe()
        actor.stop()
      }
    }),
    holdPage: holdingPage,
  },
})

/** Starts the background machine of a session, for `sessionService`. The machine stops with the session. */
export function startBackground(environment: Environment, over: AbortSignal): BackgroundActor<Work> {
  const background = makeActor(environment, machine).start()
  over.addEventListener('abort', () => background.stop())
  return background
}
