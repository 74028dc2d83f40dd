import { createActor } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { membersFakes } from '#machines/members/members.fakes.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import { emittedBy } from '#tests/machines/support.ts'

export type Role = { id: string; name: string }

export const owner: Role = { id: 'owner', name: 'Owner' }
export const staff: Role = { id: 'staff', name: 'Staff' }
export const buyer: Role = { id: 'buyer', name: 'Buyer' }

/** The roles of somebody who is Owner and Staff. */
export function start(script: Script<'add' | 'remove'> = {}) {
  const { actors, calls } = membersFakes<Role>(script)
  const actor = createActor(membersMachine<Role>().provide({ actors }), { input: { members: [owner, staff] } })
  const told = emittedBy(actor)
  actor.start()
  return {
    actor,
    told,
    calls,
    asked: () => calls.map(({ slot, input }) => [slot, input]),
    /** Every member with how it stands, and the message where there is one. */
    shown: () =>
      actor
        .getSnapshot()
        .context.entries.map(({ member, status, problem }) => [
          member.name,
          status,
          ...(problem ? [problem.message] : []),
        ]),
    add: (member: Role, position?: number) =>
      actor.send({ type: 'member.add', member, ...(position === undefined ? {} : { position }) }),
    remove: ({ id }: Role) => actor.send({ type: 'member.remove', id }),
    retry: ({ id }: Role) => actor.send({ type: 'member.retry', id }),
    dismiss: ({ id }: Role) => actor.send({ type: 'member.dismiss', id }),
  }
}
