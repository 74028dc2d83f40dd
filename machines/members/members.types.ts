import type { MemberActor } from '#machines/member/member.selectors.ts'
import type { MemberEvent, MemberReport } from '#machines/member/member.types.ts'

/** Members in display order, each with its own actor. */
export type MembersContext<Member> = { members: ReadonlyArray<MemberActor<Member>> }

export type MembersEvent<Member> =
  | { type: 'member.add'; member: Member }
  /** Adds a removed member again, at this zero-based index. */
  | { type: 'member.restore'; member: Member; position: number }
  | (MemberEvent & { id: string })
  /** The screen closed. The machine ignores later events and ends after the last pending call. */
  | { type: 'members.close' }
  | MemberReport<Member>

export type MembersEmitted<Member> =
  /** A removed member is back in the list, and the call that adds it is pending. */
  | { type: 'member.restored'; member: Member }
  /** `position` is the member's earlier zero-based index, for `member.restore`. */
  | { type: 'member.removed'; member: Member; position: number }
  | Extract<MemberReport<Member>, { type: 'member.added' | 'member.failed' }>

export type MembersInput<Member> = { members: readonly Member[] }
