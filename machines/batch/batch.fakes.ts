import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Filled slots for `batchMachine<Subject, Deed>().provide({ actors })`. `calls` has each subject with its deed. */
export function batchFakes<Subject, Deed>(script: Script<'perform'> = {}) {
  const { slot, calls } = fakeSlots<'perform'>(script)
  return {
    calls,
    actors: { perform: slot<void, { deed: Deed; subject: Subject }>('perform', () => undefined) },
  }
}
