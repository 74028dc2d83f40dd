import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { memberMachine } from './member.machine.ts'

export type MemberActor<Member> = ActorRefFrom<ReturnType<typeof memberMachine<Member>>>
export type MemberSnapshot<Member> = SnapshotFrom<ReturnType<typeof memberMachine<Member>>>

export const memberOf = <Member>(actor: MemberActor<Member>): Member => actor.getSnapshot().context.member
