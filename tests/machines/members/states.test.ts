import { membersFakes } from '#machines/members/members.fakes.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import { owner, type Role, refused, staff } from '#tests/machines/member/started.ts'
import { hung, testStates } from '#tests/machines/state-table.ts'

const { actors } = membersFakes<Role>(hung)
const { id } = staff
const remove = { type: 'member.remove', id } as const
const close = { type: 'members.close' } as const
/** What its members tell, which is heard in every state. */
const told = ['member.added', 'member.failed', 'member.removed', 'member.dismissed'] as const

testStates(membersMachine<Role>().provide({ actors }), {
  input: { members: [owner, staff] },
  events: {
    'member.add': { type: 'member.add', member: staff },
    'member.restore': { type: 'member.restore', member: staff, position: 0 },
    'member.remove': remove,
    'member.retry': { type: 'member.retry', id },
    'member.dismiss': { type: 'member.dismiss', id },
    'members.close': close,
    'member.added': { type: 'member.added', member: staff },
    'member.failed': { type: 'member.failed', member: staff, attempt: 'add', problem: refused },
    'member.removed': { type: 'member.removed', member: staff },
    'member.dismissed': { type: 'member.dismissed', member: staff },
  },
  // What is asked of a member means something as that member stands: see the table of `member`.
  states: {
    'open, of a member': { way: [], takes: ['member.remove', 'members.close', ...told] },
    'open, of one who is being removed': { way: [remove], takes: ['members.close', ...told] },
    'open, of one who is no member': {
      input: { members: [owner] },
      way: [],
      takes: ['member.add', 'member.restore', 'members.close', 'member.added', 'member.failed', 'member.removed'],
    },
    closing: { way: [remove, close], takes: told },
    closed: { way: [close], takes: [] },
  },
})
