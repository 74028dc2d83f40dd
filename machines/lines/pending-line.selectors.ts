import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import type { pendingLineMachine } from './pending-line.machine.ts'

export type PendingLineActor = ActorRefFrom<typeof pendingLineMachine>

/** The material that an unclear line can take with one press: the only one it may mean, or the nearly right one. */
export const suggestionOf = ({
  context: { meant },
}: SnapshotFrom<typeof pendingLineMachine>): CatalogueMaterial | null =>
  meant.length === 1 ? (meant[0] ?? null) : null
