import { fakeSlots, type Script } from '#machines/fakes.ts'

export type MemberSlot = 'add' | 'remove'

/** Filled slots for `memberMachine<Member>().provide({ actors })`. */
export function memberFakes<Member>(script: Script<MemberSlot> = {}) {
  const { slot, calls } = fakeSlots<MemberSlot>(script)
  return {
    calls,
    actors: {
      add: slot<unknown, { member: Member }>('add', () => 'OK'),
      remove: slot<unknown, { member: Member }>('remove', () => 'OK'),
    },
  }
}
