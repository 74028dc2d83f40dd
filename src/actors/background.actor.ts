import { type AnyActor, fromCallback } from 'xstate'
import { backgroundMachine } from '#machines/background/background.machine.ts'
import type { BackgroundActor } from '#machines/background/background.selectors.ts'
import type { BackgroundEvent, FollowInput } from '#machines/background/background.types.ts'
import type { Environment } from './environment.tsx'
import { makeActor } from './make-actor.ts'
import { holdingPage } from './session/hold-page.ts'

/** An actor that may outlive the screen that it was made for. */
export type Work<Actor extends AnyActor = AnyActor> = {
  actor: Actor
  /** The id of its record; null for a new one. */
  subject: string | null
  /** Tells the actor that its screen was left. */
  leave?: () => void
  /** Whether the actor still has something to send, or waits for an answer. */
  isUnderWay: () => boolean
  /** Shows the outcome, for an actor that does not show it by itself. */
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

/** Starts the background of a session, which stops with the session. To be given to `ofSession`. */
export function startBackground(environment: Environment, over: AbortSignal): BackgroundActor<Work> {
  const background = makeActor(environment, machine).start()
  over.addEventListener('abort', () => background.stop())
  return background
}
