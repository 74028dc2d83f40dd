import { fakeSlots, type Script } from '#machines/fakes.ts'

export type MemberSlot = 'add' | 'remove'

export type SomeRole = { id: string; name: string }

export const owner: SomeRole = { id: 'owner', name: 'Owner' }
export const staff: SomeRole = { id: 'staff', name: 'Staff' }
export const buyer: SomeRole = { id: 'buyer', name: 'Buyer' }

/** Fakes for `memberMachine<Member>().provide({ actors })`. By default, both calls succeed. */
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
