import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'

export const performingConfirmation = <Subject>(perform: (subject: Subject) => Promise<void>) =>
  confirmationMachine<Subject>().provide({
    actors: { perform: fromPromise<void, { subject: Subject }>(({ input }) => perform(input.subject)) },
  })
