import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Fakes for `batchMachine<Subject, Deed>().provide({ actors })`. `calls` records each subject with its action. */
export function batchFakes<Subject, Deed>(script: Script<'perform'> = {}) {
  const { slot, calls } = fakeSlots<'perform'>(script)
  return {
    calls,
    actors: { perform: slot<void, { deed: Deed; subject: Subject }>('perform', () => undefined) },
  }
}
