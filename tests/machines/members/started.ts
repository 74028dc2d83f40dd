import { createActor } from 'xstate'
import { type Script, someProblem } from '#machines/fakes.ts'
import { type MemberCall, owner, type SomeRole, staff } from '#machines/member/member.fakes.ts'
import type { MemberSnapshot } from '#machines/member/member.selectors.ts'
import { membersFakes } from '#machines/members/members.fakes.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import { emittedBy } from '#tests/machines/support.ts'

export const refused = someProblem('forbidden')

/** Returns a member's state and the message of its last failure, as displayed in its row. */
function shownOf(snapshot: MemberSnapshot<SomeRole>) {
  const { member, problem } = snapshot.context
  const [isBusy, isJoining] = [snapshot.hasTag('busy'), snapshot.hasTag('joining')]
  const status = isJoining ? (isBusy ? 'adding' : 'failed') : isBusy ? 'removing' : 'there'
  return [member.name, status, ...(problem ? [problem.message] : [])]
}

/** Returns one event of each type for a member. */
const eventsOf = (member: SomeRole) => {
  const { id } = member
  return [
    { type: 'member.add', member },
    { type: 'member.restore', member, position: 0 },
    { type: 'member.remove', id },
    { type: 'member.retry', id },
    { type: 'member.dismiss', id },
  ] as const
}

/** Starts a user's role list with the roles Owner and Staff. */
export function start(script: Script<MemberCall> = {}) {
  const { actors, calls } = membersFakes<SomeRole>(script)
  const actor = createActor(membersMachine<SomeRole>().provide({ actors }), { input: { members: [owner, staff] } })
  const emitted = emittedBy(actor)
  actor.start()
  return {
    actor,
    emitted,
    calls,
    requests: () => calls.map(({ src, input }) => [src, input]),
    /** Returns the state and message of each member, in list order. */
    shown: () => actor.getSnapshot().context.members.map(ref => shownOf(ref.getSnapshot())),
    /** Returns the types of the events that a member accepts in its current state. */
    accepted: (member: SomeRole) =>
      eventsOf(member).flatMap(event => (actor.getSnapshot().can(event) ? event.type.slice('member.'.length) : [])),
    add: (member: SomeRole) => actor.send({ type: 'member.add', member }),
    restore: (member: SomeRole, position: number) => actor.send({ type: 'member.restore', member, position }),
    remove: ({ id }: SomeRole) => actor.send({ type: 'member.remove', id }),
    retry: ({ id }: SomeRole) => actor.send({ type: 'member.retry', id }),
    dismiss: ({ id }: SomeRole) => actor.send({ type: 'member.dismiss', id }),
    close: () => actor.send({ type: 'members.close' }),
  }
}
