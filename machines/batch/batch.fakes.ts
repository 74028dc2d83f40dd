import { fakeSlots, type Script } from '#machines/fakes.ts'

/**
 * Fakes for `batchMachine<Subject, Deed>().provide({ actors })`. `calls` records the subject and the action of each
 * call.
 */
export function batchFakes<Subject, Deed>(script: Script<'perform'> = {}) {
  const { slot, calls } = fakeSlots<'perform'>(script)
  return {
    calls,
    actors: { perform: slot<void, { deed: Deed; subject: Subject }>('perform', () => undefined) },
  }
}
