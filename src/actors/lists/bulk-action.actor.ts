import { fromPromise } from 'xstate'
import { bulkActionMachine } from '#machines/bulk-action/bulk-action.machine.ts'

/** Returns the bulkAction machine for actions that have a method `perform`. */
export const performBulkAction = <Subject, Action extends { perform: (subject: Subject) => Promise<void> }>() =>
  bulkActionMachine<Subject, Action>().provide({
    actors: {
      perform: fromPromise<void, { action: Action; subject: Subject }>(({ input: { action, subject } }) =>
        action.perform(subject),
      ),
    },
  })
