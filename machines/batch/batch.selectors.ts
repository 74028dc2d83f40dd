import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { batchMachine } from './batch.machine.ts'

export type BatchActor<Subject, Deed> = ActorRefFrom<ReturnType<typeof batchMachine<Subject, Deed>>>

export type BatchSnapshot<Subject, Deed> = SnapshotFrom<ReturnType<typeof batchMachine<Subject, Deed>>>

/** How many subjects were answered, done or refused, of all. */
export const batchProgressOf = <Subject, Deed>({ context }: BatchSnapshot<Subject, Deed>) => ({
  answered: context.done.length + context.refused.length,
  count: context.subjects.length,
})

/** Whether it stops once the call that is under way is answered. */
export const isStopping = <Subject, Deed>(snapshot: BatchSnapshot<Subject, Deed>) =>
  snapshot.hasTag('working') && snapshot.context.isStopping

/** Whether it is done to some of the subjects. */
export const isPartlyDone = <Subject, Deed>({ context }: BatchSnapshot<Subject, Deed>) => context.done.length > 0

/** Whether subjects are left to which it is to be done, or may be. */
export const isUnfinished = <Subject, Deed>(snapshot: BatchSnapshot<Subject, Deed>) =>
  snapshot.hasTag('working') || snapshot.hasTag('stopped') || snapshot.hasTag('failed')
