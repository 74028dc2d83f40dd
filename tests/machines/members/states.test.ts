import { membersExample } from '#machines/members/members.example.ts'
import { hung, testStates } from '#tests/machines/state-table.ts'

const { events, inputs } = membersExample
const { 'member.remove': remove, 'members.close': close } = events
/** What its members tell, which is heard in every state. */
const told = ['member.added', 'member.failed', 'member.removed', 'member.dismissed'] as const

testStates(membersExample.machine(hung), {
  input: inputs['a user who is Owner and Staff'],
  events,
  // What is asked of a member means something as that member stands: see the table of `member`.
  states: {
    'open, of a member': { way: [], takes: ['member.remove', 'members.close', ...told] },
    'open, of one who is being removed': { way: [remove], takes: ['members.close', ...told] },
    'open, of one who is no member': {
      input: inputs['a user who is Owner'],
      way: [],
      takes: ['member.add', 'member.restore', 'members.close', 'member.added', 'member.failed', 'member.removed'],
    },
    closing: { way: [remove, close], takes: told },
    closed: { way: [close], takes: [] },
  },
})
