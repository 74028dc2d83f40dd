import type { DoneActorEvent, ErrorActorEvent } from 'xstate'

/*
 * Several calls of one slot at the same time: the machine spawns a child for each, up to its limit, and stops the child when
 * it ends. The id of the child names the slot and what the call is about.
 */

/** The end of one of several calls. Its machine takes it as `xstate.done.actor.slot.*` or `xstate.error.actor.slot.*`. */
export type CallEnded<Slot extends string, Output> =
  | DoneActorEvent<Output, `${Slot}.${string}`>
  | ErrorActorEvent<unknown, `${Slot}.${string}`>

export const callId = (slot: string, key: string) => `${slot}.${key}`

/** What a call is about, by the id of its child. */
export const keyOfCall = (id: string) => id.slice(id.indexOf('.') + 1)
