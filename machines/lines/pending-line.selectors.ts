import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import type { pendingLineMachine } from './pending-line.machine.ts'

export type PendingLineActor = ActorRefFrom<typeof pendingLineMachine>

/**
 * Returns the material to suggest for an unclear line: the only match, or else the most similar name. Null if neither
 * exists.
 */
export const suggestionOf = ({
  context: { meant },
}: SnapshotFrom<typeof pendingLineMachine>): CatalogueMaterial | null =>
  meant.length === 1 ? (meant[0] ?? null) : null
