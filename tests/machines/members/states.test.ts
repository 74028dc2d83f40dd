import { membersFakes } from '#machines/members/members.fakes.ts'
import { membersMachine } from '#machines/members/members.machine.ts'
import { fails, hung, testStates } from '../state-table.ts'
import { refusal } from '../support.ts'
import { buyer, owner, type Role, staff } from './started.ts'

const { actors } = membersFakes<Role>(hung)
const add = { type: 'member.add', member: staff } as const
const remove = { type: 'member.remove', id: staff.id } as const

testStates(membersMachine<Role>().provide({ actors }), {
  input: { members: [owner, staff] },
  events: {
    'member.add': { type: 'member.add', member: staff },
    'member.remove': { type: 'member.remove', id: staff.id },
    'member.retry': { type: 'member.retry', id: staff.id },
    'member.dismiss': { type: 'member.dismiss', id: staff.id },
  },
  states: {
    'open, of a member': { way: [], takes: ['member.remove'] },
    'open, of one who is no member': { input: { members: [buyer] }, way: [], takes: ['member.add'] },
    'open, of one who is being added': { input: { members: [] }, way: [add], takes: [] },
    'open, of one who was not taken': {
      input: { members: [] },
      way: [add, fails('add', refusal('network'))],
      takes: ['member.retry', 'member.dismiss'],
    },
    'open, of one who is being removed': { way: [remove], takes: [] },
    'open, of one who was not let go': {
      way: [remove, fails('remove', refusal('network'))],
      takes: ['member.remove', 'member.retry', 'member.dismiss'],
    },
  },
})
