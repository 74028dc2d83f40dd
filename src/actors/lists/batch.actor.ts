import { fromPromise } from 'xstate'
import { batchMachine } from '#machines/batch/batch.machine.ts'

/** Returns the batch machine for actions that have a method `perform`. */
export const performingBatch = <Subject, Deed extends { perform: (subject: Subject) => Promise<void> }>() =>
  batchMachine<Subject, Deed>().provide({
    actors: {
      perform: fromPromise<void, { deed: Deed; subject: Subject }>(({ input: { deed, subject } }) =>
        deed.perform(subject),
      ),
    },
  })
