import { createActor, fromTransition } from 'xstate'
import { type Script, someProblem } from '#machines/fakes.ts'
import { type MemberSlot, memberFakes } from '#machines/member/member.fakes.ts'
import { memberMachine } from '#machines/member/member.machine.ts'
import type { MemberReport } from '#machines/member/member.types.ts'

export type Role = { id: string; name: string }

export const owner: Role = { id: 'owner', name: 'Owner' }
export const staff: Role = { id: 'staff', name: 'Staff' }
export const buyer: Role = { id: 'buyer', name: 'Buyer' }

export const refused = someProblem('forbidden')

/** The list that a member is in: what it was told, in order. */
export const someMembers = () =>
  createActor(
    fromTransition(
      (told: MemberReport<Role>[], report: MemberReport<Role>) => [...told, report],
      [] as MemberReport<Role>[],
    ),
  ).start()

/** A running member: the role Owner of a user, who has it already unless it is new. */
export function startMember({ isNew = false, ...script }: { isNew?: boolean } & Script<MemberSlot> = {}) {
  const { actors, calls } = memberFakes<Role>(script)
  const list = someMembers()
  const input = { member: owner, isNew, parent: list }
  const actor = createActor(memberMachine<Role>().provide({ actors }), { input }).start()
  return {
    actor,
    calls,
    told: () => list.getSnapshot().context,
    asked: () => calls.map(({ slot, input: given }) => [slot, given]),
    state: () => actor.getSnapshot().value,
    reason: () => actor.getSnapshot().context.problem?.message,
    remove: () => actor.send({ type: 'member.remove' }),
    retry: () => actor.send({ type: 'member.retry' }),
    dismiss: () => actor.send({ type: 'member.dismiss' }),
  }
}
