import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'

/** What a member was about when it failed. */
export type MemberAttempt = 'add' | 'remove'

export type MemberEvent =
  | { type: 'member.remove' }
  /** Tries again what failed. */
  | { type: 'member.retry' }
  /** Leaves it at the failure: nothing more is shown of it. */
  | { type: 'member.dismiss' }

/** What a member tells the list it is in. */
export type MemberReport<Member> =
  | { type: 'member.added'; member: Member }
  | { type: 'member.removed'; member: Member }
  | { type: 'member.failed'; member: Member; attempt: MemberAttempt; problem: Problem }
  /** It was refused, and is given up. */
  | { type: 'member.dismissed'; member: Member }

export type MemberInput<Member> = {
  member: Member
  /** Whether the server is to be asked to add it: it does not have it. */
  isNew: boolean
  parent: ActorRef<Snapshot<unknown>, MemberReport<Member>>
}

export type MemberContext<Member> = MemberInput<Member> & {
  /** Why the last attempt failed; stays while the same is tried again, so that what shows it does not come and go. */
  problem: Problem | null
}
