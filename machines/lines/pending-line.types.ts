import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** Events that a pending line sends to its `lines` machine. */
export type PendingLineReport =
  | { type: 'pendingLine.found'; key: string; material: CatalogueMaterial }
  /** `reason` is the message to show: no match, several matches, or an error. */
  | { type: 'pendingLine.unclear'; key: string; reason: string }

export type PendingLineInput = {
  key: string
  term: string
  /** Set for some pasted rows: why the user must choose the material, even if only one matches. */
  reason?: string | undefined
  parent: ActorRef<Snapshot<unknown>, PendingLineReport>
}

export type PendingLineContext = PendingLineInput & {
  /** Matching materials, or the most similar one if none matches. */
  meant: readonly CatalogueMaterial[]
  problem: Problem | null
}
