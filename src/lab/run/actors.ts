import type { ActorRefLike, AnyActor, AnyMachineSnapshot } from 'xstate'

/** The actor of an inspection event, which names its type only in part. */
export const actorOf = (ref: ActorRefLike) => ref as AnyActor

/** Whether a snapshot is of a machine. */
export const isOfMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && '_nodes' in snapshot

/** The children of a snapshot by their ids; none for one that is of no machine. */
export const childrenOf = (snapshot: unknown): Record<string, AnyActor> =>
  isOfMachine(snapshot) ? snapshot.children : {}
