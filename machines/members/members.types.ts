import type { MemberActor } from '#machines/member/member.selectors.ts'
import type { MemberEvent, MemberReport } from '#machines/member/member.types.ts'

/** The members in the order in which they are shown, each with an actor of its own. */
export type MembersContext<Member> = { members: ReadonlyArray<MemberActor<Member>> }

export type MembersEvent<Member> =
  | { type: 'member.add'; member: Member }
  /** Adds a removed member again, at this index from 0. */
  | { type: 'member.restore'; member: Member; position: number }
  | (MemberEvent & { id: string })
  /** The screen was left: further events are ignored, and the machine ends once no call is under way. */
  | { type: 'members.close' }
  | MemberReport<Member>

export type MembersEmitted<Member> =
  /** A removed member is in the list again, and is being added. */
  | { type: 'member.restored'; member: Member }
  /** `position` is the index that the member had, for `member.restore`. */
  | { type: 'member.removed'; member: Member; position: number }
  | Extract<MemberReport<Member>, { type: 'member.added' | 'member.failed' }>

export type MembersInput<Member> = { members: readonly Member[] }
