import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { savedLineMachine } from './saved-line.machine.ts'
import { isLineDirty } from './saved-line.setup.ts'

export type SavedLineActor = ActorRefFrom<typeof savedLineMachine>
export type SavedLineSnapshot = SnapshotFrom<typeof savedLineMachine>

/** True if a save or removal is pending. False after a failure and for an incomplete line. */
export function isLineBusy(snapshot: SavedLineSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** True if the line is new and no call was sent for it. */
export function isUnsent(snapshot: SavedLineSnapshot): boolean {
  return snapshot.context.id === null && snapshot.hasTag('incomplete')
}

/** True if stopping the line now would lose input. */
export function hasUnsaved(snapshot: SavedLineSnapshot): boolean {
  const { context } = snapshot
  return !snapshot.hasTag('gone') && (snapshot.hasTag('saving') || !context.isAttached || isLineDirty(context))
}
