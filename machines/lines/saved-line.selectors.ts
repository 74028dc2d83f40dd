import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { savedLineMachine } from './saved-line.machine.ts'
import { isLineDirty } from './saved-line.setup.ts'

export type SavedLineActor = ActorRefFrom<typeof savedLineMachine>
export type SavedLineSnapshot = SnapshotFrom<typeof savedLineMachine>

/** True while a save or removal is pending. False after a failure and while the line waits for a missing number. */
export function isLineBusy(snapshot: SavedLineSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** True if the line is new and was never sent to the server. */
export function isUnsent(snapshot: SavedLineSnapshot): boolean {
  return snapshot.context.id === null && snapshot.hasTag('incomplete')
}

/** True if stopping the line now would lose input. */
export function hasUnsaved(snapshot: SavedLineSnapshot): boolean {
  const { context } = snapshot
  return !snapshot.hasTag('gone') && (snapshot.hasTag('saving') || !context.isAttached || isLineDirty(context))
}
