import { createActor } from 'xstate'
import { type Script, someProblem } from '#machines/fakes.ts'
import { type MemberCall, memberFakes, owner, type SomeRole } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import type { MemberReport } from '#machines/member/member.types.ts'
import { recordingParent } from '#tests/machines/support.ts'

export const refused = someProblem('forbidden')

/** Starts a member actor for the role Owner. The user already has this role unless `isNew`. */
export function startMember({ isNew = false, ...script }: { isNew?: boolean } & Script<MemberCall> = {}) {
  const { actors, calls } = memberFakes<SomeRole>(script)
  const { parent, reports } = recordingParent<MemberReport<SomeRole>>()
  const input = { member: owner, isNew, parent }
  const actor = createActor(memberMachine<SomeRole>().provide({ actors }), { input }).start()
  return {
    actor,
    calls,
    reported: () => reports,
    requests: () => calls.map(call => [call.src, call.input]),
    state: () => actor.getSnapshot().value,
    reason: () => actor.getSnapshot().context.problem?.message,
    remove: () => actor.send({ type: 'member.remove' }),
    retry: () => actor.send({ type: 'member.retry' }),
    dismiss: () => actor.send({ type: 'member.dismiss' }),
  }
}
