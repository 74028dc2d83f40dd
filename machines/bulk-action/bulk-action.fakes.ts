import { fakeActors, type Script } from '#machines/fakes.ts'

/**
 * Fakes for `bulkActionMachine<Subject, Action>().provide({ actors })`. `calls` records the subject and the action of each
 * call.
 */
export function bulkActionFakes<Subject, Action>(script: Script<'perform'> = {}) {
  const { fake, calls } = fakeActors<'perform'>(script)
  return {
    calls,
    actors: { perform: fake<void, { action: Action; subject: Subject }>('perform', () => undefined) },
  }
}
