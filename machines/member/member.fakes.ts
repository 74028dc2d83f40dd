import { fakeActors, type Script } from '#machines/fakes.ts'

export type MemberCall = 'add' | 'remove'

export type SomeRole = { id: string; name: string }

export const owner: SomeRole = { id: 'owner', name: 'Owner' }
export const staff: SomeRole = { id: 'staff', name: 'Staff' }
export const buyer: SomeRole = { id: 'buyer', name: 'Buyer' }

/** Fakes for `memberMachine<Member>().provide({ actors })`. By default, both calls succeed. */
export function memberFakes<Member>(script: Script<MemberCall> = {}) {
  const { fake, calls } = fakeActors<MemberCall>(script)
  return {
    calls,
    actors: {
      add: fake<unknown, { member: Member }>('add', () => 'OK'),
      remove: fake<unknown, { member: Member }>('remove', () => 'OK'),
    },
  }
}
