import type { ActorRefLike, AnyActor, AnyMachineSnapshot } from 'xstate'

/** Casts the actor of an inspection event, for which XState's type is incomplete. */
export const actorOf = (ref: ActorRefLike) => ref as AnyActor

export const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** Returns the children of a machine's snapshot by id; an empty object for other snapshots. */
export const childrenOf = (snapshot: unknown): Record<string, AnyActor> =>
  isOfMachine(snapshot) ? snapshot.children : {}
