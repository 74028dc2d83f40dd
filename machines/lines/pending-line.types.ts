import type { ActorRef, Snapshot } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'

/** The reports of a pending line to the `lines` machine that it belongs to. */
export type PendingLineReport =
  | { type: 'pendingLine.found'; key: string; material: CatalogueMaterial }
  /** No material, or more than one, or no answer: `reason` says which. */
  | { type: 'pendingLine.unclear'; key: string; reason: string }

/** The key and the term of a line, and the `lines` machine that it belongs to. */
export type PendingLineInput = {
  key: string
  term: string
  /** Why the user has to choose the material, also of a term that only one matches: that of a pasted row. */
  reason?: string | undefined
  parent: ActorRef<Snapshot<unknown>, PendingLineReport>
}

export type PendingLineContext = PendingLineInput & {
  /** The materials that the term can mean, or the nearly right one where it means none. */
  meant: readonly CatalogueMaterial[]
  problem: Problem | null
}
