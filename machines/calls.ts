import type { DoneActorEvent, ErrorActorEvent } from 'xstate'

/*
 * Parallel calls of one actor. The machine spawns one child for each call, up to a limit, and stops the child when the
 * call ends. The child id has the name of the actor and the key of the call.
 */

/** End of one of several calls. The event type is `xstate.done.actor.slot.*` or `xstate.error.actor.slot.*`. */
export type CallEnded<Slot extends string, Output> =
  | DoneActorEvent<Output, `${Slot}.${string}`>
  | ErrorActorEvent<unknown, `${Slot}.${string}`>

export const callId = (slot: string, key: string) => `${slot}.${key}`

/** Returns the key of a call from the id of its child. */
export const keyOfCall = (id: string) => id.slice(id.indexOf('.') + 1)
