import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'

/** What failed: adding the member, or removing it. */
export type MemberAttempt = 'add' | 'remove'

export type MemberEvent =
  | { type: 'member.remove' }
  /** Repeats the call that failed. */
  | { type: 'member.retry' }
  /** Gives up after a failure: the problem is not shown any more. */
  | { type: 'member.dismiss' }

/** The reports of a member to the `members` machine that it belongs to. */
export type MemberReport<Member> =
  | { type: 'member.added'; member: Member }
  | { type: 'member.removed'; member: Member }
  | { type: 'member.failed'; member: Member; attempt: MemberAttempt; problem: Problem }
  /** The member was not added, and that is given up. */
  | { type: 'member.dismissed'; member: Member }

export type MemberInput<Member> = {
  member: Member
  /** Whether the member is to be added by a call; false for one that the server has already. */
  isNew: boolean
  parent: ActorRef<Snapshot<unknown>, MemberReport<Member>>
}

export type MemberContext<Member> = MemberInput<Member> & {
  /** Why the last call failed. It stays during a retry, so that its message does not flicker. */
  problem: Problem | null
}
