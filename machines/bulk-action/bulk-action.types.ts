import type { Problem } from '#domain/problem.ts'

export type RefusedSubject<Subject> = { subject: Subject; problem: Problem }

export type BulkActionContext<Subject, Action> = {
  /** Action to perform on each subject; null while idle. */
  action: Action | null
  subjects: readonly Subject[]
  done: readonly Subject[]
  refused: ReadonlyArray<RefusedSubject<Subject>>
  /** True if the machine must stop after the pending call. */
  isStopping: boolean
  /** Error that stopped the calls; null if none did. */
  problem: Problem | null
}

export type BulkActionEvent<Subject, Action> =
  | { type: 'bulkAction.begin'; action: Action; subjects: readonly Subject[] }
  | { type: 'bulkAction.stop' }
  /** Continues with the first subject that has no response. */
  | { type: 'bulkAction.resume' }
  /** In `stopped` and `failed`, skips the remaining subjects. In `over`, clears the refused subjects. */
  | { type: 'bulkAction.dismiss' }

/** Emitted when the calls stop, fail or are complete. */
export type BulkActionEmitted<Subject, Action> = {
  type: 'bulkAction.ended'
  action: Action
  done: readonly Subject[]
  /** True if every subject succeeded. */
  isComplete: boolean
}
