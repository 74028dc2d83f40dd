import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { backgroundMachine } from './background.machine.ts'

type Subject = { subject: string | null }

export type BackgroundActor<Work extends Subject> = ActorRefFrom<ReturnType<typeof backgroundMachine<Work>>>

type BackgroundSnapshot<Work extends Subject> = SnapshotFrom<ReturnType<typeof backgroundMachine<Work>>>

/** True if a closed screen left pending work on the record `subject`. */
export const isWorkingOn = <Work extends Subject>({ context }: BackgroundSnapshot<Work>, subject: string) =>
  context.works.some(({ work }) => work.subject === subject)
