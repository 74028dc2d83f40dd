import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { bulkActionMachine } from './bulk-action.machine.ts'

export type BulkActionActor<Subject, Action> = ActorRefFrom<ReturnType<typeof bulkActionMachine<Subject, Action>>>

export type BulkActionSnapshot<Subject, Action> = SnapshotFrom<ReturnType<typeof bulkActionMachine<Subject, Action>>>

/** Returns the number of subjects with a response (success or refusal), and the number of all subjects. */
export const bulkProgressOf = <Subject, Action>({ context }: BulkActionSnapshot<Subject, Action>) => ({
  answered: context.done.length + context.refused.length,
  count: context.subjects.length,
})

/** True if the user stopped the action and its last call is still pending. */
export const isStopping = <Subject, Action>(snapshot: BulkActionSnapshot<Subject, Action>) =>
  snapshot.hasTag('working') && snapshot.context.isStopping

export const isPartlyDone = <Subject, Action>({ context }: BulkActionSnapshot<Subject, Action>) =>
  context.done.length > 0

/** True if the action is running, stopped or failed. */
export const isUnfinished = <Subject, Action>(snapshot: BulkActionSnapshot<Subject, Action>) =>
  snapshot.hasTag('working') || snapshot.hasTag('stopped') || snapshot.hasTag('failed')
