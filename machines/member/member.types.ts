import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'

export type MemberAttempt = 'add' | 'remove'

export type MemberEvent =
  | { type: 'member.remove' }
  /** Repeats the failed call. */
  | { type: 'member.retry' }
  /** Clears the problem of a failed call. */
  | { type: 'member.dismiss' }

/** Events that a member sends to its `members` machine. */
export type MemberReport<Member> =
  | { type: 'member.added'; member: Member }
  | { type: 'member.removed'; member: Member }
  | { type: 'member.failed'; member: Member; attempt: MemberAttempt; problem: Problem }
  /** Adding the member failed, and the user dismissed the problem. */
  | { type: 'member.dismissed'; member: Member }

export type MemberInput<Member> = {
  member: Member
  /** True if a call must add the member; false if the server already has the member. */
  isNew: boolean
  parent: ActorRef<Snapshot<unknown>, MemberReport<Member>>
}

export type MemberContext<Member> = MemberInput<Member> & {
  /** Error of the last call. Retained during a retry, so that the message does not flicker. */
  problem: Problem | null
}
