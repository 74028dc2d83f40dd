import type { MemberActor } from '#machines/member/member.selectors.ts'
import type { MemberEvent, MemberReport } from '#machines/member/member.types.ts'

/** The members in the order in which they are shown, each an actor of its own. */
export type MembersContext<Member> = { members: ReadonlyArray<MemberActor<Member>> }

export type MembersEvent<Member> =
  | { type: 'member.add'; member: Member }
  /** Adds one that was removed where it stood, counted from 0. */
  | { type: 'member.restore'; member: Member; position: number }
  | (MemberEvent & { id: string })
  /** The screen has gone away: what is under way is heard out, and nothing more is taken. */
  | { type: 'members.close' }
  | MemberReport<Member>

export type MembersEmitted<Member> =
  /** One that was removed is shown again, and is being added. */
  | { type: 'member.restored'; member: Member }
  /** `position` is where it stood, for `member.restore`. */
  | { type: 'member.removed'; member: Member; position: number }
  | Extract<MemberReport<Member>, { type: 'member.added' | 'member.failed' }>

export type MembersInput<Member> = { members: readonly Member[] }
