import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** What a line whose material is looked up tells the list it is in. */
export type PendingLineReport =
  | { type: 'pendingLine.found'; key: string; material: CatalogueMaterial }
  /** No material, or more than one, or no answer: `reason` says which. */
  | { type: 'pendingLine.unclear'; key: string; reason: string }

/** What was typed for a line, and the list that it is in. */
export type PendingLineInput = { key: string; term: string; parent: ActorRef<Snapshot<unknown>, PendingLineReport> }

export type PendingLineContext = PendingLineInput & {
  /** The materials that the text can mean. */
  meant: readonly CatalogueMaterial[]
  problem: Problem | null
}
