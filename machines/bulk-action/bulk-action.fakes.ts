import { fakeSlots, type Script } from '#machines/fakes.ts'

/**
 * Fakes for `bulkActionMachine<Subject, Action>().provide({ actors })`. `calls` records the subject and the action of each
 * call.
 */
export function bulkActionFakes<Subject, Action>(script: Script<'perform'> = {}) {
  const { slot, calls } = fakeSlots<'perform'>(script)
  return {
    calls,
    actors: { perform: slot<void, { action: Action; subject: Subject }>('perform', () => undefined) },
  }
}
