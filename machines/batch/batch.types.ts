import type { Problem } from '#domain/problem.ts'

/** A subject that the server refused, and why. */
export type RefusedSubject<Subject> = { subject: Subject; problem: Problem }

export type BatchContext<Subject, Deed> = {
  /** What is done to each subject; null while there is none. */
  deed: Deed | null
  subjects: readonly Subject[]
  done: readonly Subject[]
  refused: ReadonlyArray<RefusedSubject<Subject>>
  /** Whether it is to stop once the call that is under way is answered. */
  isStopping: boolean
  /** Why it has stopped by itself; null while it has not. */
  problem: Problem | null
}

export type BatchEvent<Subject, Deed> =
  | { type: 'batch.begin'; deed: Deed; subjects: readonly Subject[] }
  | { type: 'batch.stop' }
  /** Goes on with the subject after the last one that was answered. */
  | { type: 'batch.goOn' }
  /** Leaves the others as they are, and then what was refused. */
  | { type: 'batch.dismiss' }

/** It has stopped, or is over: so far these are done. */
export type BatchEmitted<Subject, Deed> = {
  type: 'batch.ended'
  deed: Deed
  done: readonly Subject[]
  /** Whether nothing is left to do, and nothing was refused. */
  isComplete: boolean
}
