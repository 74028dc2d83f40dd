import type { AnyActorRef } from 'xstate'

export type BackgroundContext<Work> = {
  /** What is under way, each with the actor that follows it. */
  works: ReadonlyArray<{ id: string; work: Work; ref: AnyActorRef }>
  /** How many works were ever adopted: the next one gets its id from this. */
  count: number
}

export type BackgroundEvent<Work> =
  | { type: 'work.adopt'; work: Work }
  /** Nothing of this work is under way any more. */
  | { type: 'work.finished'; id: string }

export type FollowInput<Work> = { id: string; work: Work }
