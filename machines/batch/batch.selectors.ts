import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { batchMachine } from './batch.machine.ts'

export type BatchActor<Subject, Deed> = ActorRefFrom<ReturnType<typeof batchMachine<Subject, Deed>>>

export type BatchSnapshot<Subject, Deed> = SnapshotFrom<ReturnType<typeof batchMachine<Subject, Deed>>>

/** Returns the number of subjects with a response (success or refusal), and the number of all subjects. */
export const batchProgressOf = <Subject, Deed>({ context }: BatchSnapshot<Subject, Deed>) => ({
  answered: context.done.length + context.refused.length,
  count: context.subjects.length,
})

/** True if the user stopped the action and its last call is still pending. */
export const isStopping = <Subject, Deed>(snapshot: BatchSnapshot<Subject, Deed>) =>
  snapshot.hasTag('working') && snapshot.context.isStopping

export const isPartlyDone = <Subject, Deed>({ context }: BatchSnapshot<Subject, Deed>) => context.done.length > 0

/** True if the action is running, stopped or failed. */
export const isUnfinished = <Subject, Deed>(snapshot: BatchSnapshot<Subject, Deed>) =>
  snapshot.hasTag('working') || snapshot.hasTag('stopped') || snapshot.hasTag('failed')
