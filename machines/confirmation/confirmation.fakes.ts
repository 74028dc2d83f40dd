import { fakeActors, type Script } from '#machines/fakes.ts'

/** Fakes for `confirmationMachine<Subject, Result>().provide({ actors })`. `perform` returns `result(subject)`. */
export function confirmationFakes<Subject, Result = void>({
  result,
  ...script
}: Script<'perform'> & { result: (subject: Subject) => Result }) {
  const { fake, calls } = fakeActors<'perform'>(script)
  return {
    calls,
    actors: { perform: fake<Result, { subject: Subject }>('perform', ({ subject }) => result(subject)) },
  }
}
