import { fakeSlots, type Script } from '#machines/fakes.ts'

/** Fakes for `confirmationMachine<Subject, Result>().provide({ actors })`. `perform` returns `result(subject)`. */
export function confirmationFakes<Subject, Result = void>({
  result,
  ...script
}: Script<'perform'> & { result: (subject: Subject) => Result }) {
  const { slot, calls } = fakeSlots<'perform'>(script)
  return {
    calls,
    actors: { perform: slot<Result, { subject: Subject }>('perform', ({ subject }) => result(subject)) },
  }
}
