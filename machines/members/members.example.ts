import { example } from '#machines/example.ts'
import { someProblem } from '#machines/fakes.ts'
import { owner, type SomeRole, staff } from '#machines/member/member.fakes.ts'
import { membersFakes } from './members.fakes.ts'
import { membersMachine } from './members.machine.ts'

const { id } = staff

export const membersExample = example({
  machine: membersMachine<SomeRole>(),
  fakes: membersFakes<SomeRole>,
  actors: ['add', 'remove'],
  inputs: {
    'a user who is Owner and Staff': { members: [owner, staff] },
    'a user who is Owner': { members: [owner] },
  },
  events: {
    'member.add': { type: 'member.add', member: staff },
    'member.restore': { type: 'member.restore', member: staff, position: 0 },
    'member.remove': { type: 'member.remove', id },
    'member.retry': { type: 'member.retry', id },
    'member.dismiss': { type: 'member.dismiss', id },
    'members.close': { type: 'members.close' },
    'member.added': { type: 'member.added', member: staff },
    'member.failed': { type: 'member.failed', member: staff, attempt: 'add', problem: someProblem('forbidden') },
    'member.removed': { type: 'member.removed', member: staff },
    'member.dismissed': { type: 'member.dismissed', member: staff },
  },
})
