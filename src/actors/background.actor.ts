import { type AnyActor, fromCallback } from 'xstate'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import type { BackgroundActor } from '#machines/background/background.selectors.ts'
import type { BackgroundEvent, FollowInput } from '#machines/background/background.types.ts'
import type { Environment } from './environment.tsx'
import { makeActor } from './make-actor.ts'
import { holdingPage } from './session/hold-page.ts'

/** Actor that might keep running after its screen closes. */
export type Work<Actor extends AnyActor = AnyActor> = {
  actor: Actor
  /** Id of the record that the actor works on; null for a new record. */
  subject: string | null
  /** Notifies the actor that its screen closed. */
  leave?: () => void
  /** True if the actor has pending or unsent requests. */
  isUnderWay: () => boolean
  /** Shows the outcome to the user, if the actor does not do so itself. */
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

/**
 * Starts the background machine of a session. Pass this function to `sessionService`. The machine stops with the
 * session.
 */
export function startBackground(environment: Environment, over: AbortSignal): BackgroundActor<Work> {
  const background = makeActor(environment, machine).start()
  over.addEventListener('abort', () => background.stop())
  return background
}
