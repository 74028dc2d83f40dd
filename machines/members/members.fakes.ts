import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Filled slots for `membersMachine<Member>().provide({ actors })`. */
export function membersFakes<Member>(script: Script<'add' | 'remove'> = {}) {
  const { slot, calls } = fakeSlots<'add' | 'remove'>(script)
  return {
    calls,
    actors: {
      add: slot<unknown, { member: Member }>('add', () => 'OK'),
      remove: slot<unknown, { member: Member }>('remove', () => 'OK'),
    },
  }
}
