import type { Problem } from '#domain/problem.ts'

export type RefusedSubject<Subject> = { subject: Subject; problem: Problem }

export type BatchContext<Subject, Deed> = {
  /** Action to perform on each subject; null while idle. */
  deed: Deed | null
  subjects: readonly Subject[]
  done: readonly Subject[]
  refused: ReadonlyArray<RefusedSubject<Subject>>
  /** True if the machine must stop after the pending call. */
  isStopping: boolean
  /** Error that stopped the calls; null if none did. */
  problem: Problem | null
}

export type BatchEvent<Subject, Deed> =
  | { type: 'batch.begin'; deed: Deed; subjects: readonly Subject[] }
  | { type: 'batch.stop' }
  /** Continues with the first subject that has no response. */
  | { type: 'batch.goOn' }
  /** Skips the remaining subjects. In the state `over`, also clears the refused subjects. */
  | { type: 'batch.dismiss' }

/** Emitted when the calls stop, fail or are complete. */
export type BatchEmitted<Subject, Deed> = {
  type: 'batch.ended'
  deed: Deed
  done: readonly Subject[]
  /** True if every subject succeeded. */
  isComplete: boolean
}
