import { example } from '#machines/example.ts'
import { someParent } from '#machines/fakes.ts'
import { memberFakes, owner, type SomeRole } from './member.fakes.ts'
import { memberMachine } from './member.machine.ts'

const input = { member: owner, isNew: false, parent: someParent }

export const memberExample = example({
  machine: memberMachine<SomeRole>(),
  fakes: memberFakes<SomeRole>,
  actors: ['add', 'remove'],
  inputs: { 'a role of the user': input, 'a new role': { ...input, isNew: true } },
  events: {
    'member.remove': { type: 'member.remove' },
    'member.retry': { type: 'member.retry' },
    'member.dismiss': { type: 'member.dismiss' },
  },
})
