import type { Script } from '#machines/fakes.ts'
import { type MemberCall, memberFakes } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'

/** Fakes for `membersMachine<Member>().provide({ actors })`, with faked `member` actors. */
export function membersFakes<Member extends { id: string }>(script: Script<MemberCall> = {}) {
  const { calls, actors } = memberFakes<Member>(script)
  return { calls, actors: { member: memberMachine<Member>().provide({ actors }) } }
}
