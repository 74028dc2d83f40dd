import type { Problem } from '#domain/problem.ts'

/** What a call of its own does to one member. */
export type MemberAttempt = 'add' | 'remove'

/** One member, and how it stands with it. */
export type MemberEntry<Member> = {
  member: Member
  /** `failed`: it is not a member, because adding it failed. After a failed removal it is `there`, with a problem. */
  status: 'there' | 'adding' | 'removing' | 'failed'
  /** Why the last attempt failed; stays while the same is tried again, so that what shows it does not come and go. */
  problem: Problem | null
}

export type MembersContext<Member> = { entries: ReadonlyArray<MemberEntry<Member>> }

/** What the calls tell; `actorId` is the attempt, a dot and the id of the member. */
type CallEvent =
  | { type: `xstate.done.actor.${string}`; actorId: string }
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }

export type MembersEvent<Member> =
  /** `position` is where it is shown; at the end unless given. */
  | { type: 'member.add'; member: Member; position?: number }
  | { type: 'member.remove'; id: string }
  /** Tries again what failed. */
  | { type: 'member.retry'; id: string }
  /** Leaves it at the failure: nothing more is shown of it. */
  | { type: 'member.dismiss'; id: string }
  | CallEvent

export type MembersEmitted<Member> =
  | { type: 'member.added'; member: Member }
  /** `position` is where it stood, for whoever wants it back. */
  | { type: 'member.removed'; member: Member; position: number }
  | { type: 'member.failed'; member: Member; attempt: MemberAttempt; problem: Problem }

export type MembersInput<Member> = { members: readonly Member[] }
