import type { DoneActorEvent, ErrorActorEvent } from 'xstate'

/*
 * Parallel calls of one actor. The machine spawns one child actor per call, up to a limit, and stops the child when
 * the call ends. The child id is the actor name, a dot and the call's key.
 */

/**
 * Event at the end of one of several parallel calls: `xstate.done.actor.src.*` or `xstate.error.actor.src.*`, where
 * `src` is the actor name.
 */
export type CallEnded<Src extends string, Output> =
  | DoneActorEvent<Output, `${Src}.${string}`>
  | ErrorActorEvent<unknown, `${Src}.${string}`>

export const callId = (src: string, key: string) => `${src}.${key}`

/** Returns a call's key from the id of its child actor. */
export const keyOfCall = (id: string) => id.slice(id.indexOf('.') + 1)
