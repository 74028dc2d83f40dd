import type { AnyActorRef } from 'xstate'

export type BackgroundContext<Work> = {
  /** Pending work items, each with the actor that follows it. */
  works: ReadonlyArray<{ id: string; work: Work; ref: AnyActorRef }>
  /** Number of work items adopted so far; used for the next id. */
  count: number
}

export type BackgroundEvent<Work> = { type: 'work.adopt'; work: Work } | { type: 'work.finished'; id: string }

export type FollowInput<Work> = { id: string; work: Work }
