import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { savedLineMachine } from './saved-line.machine.ts'
import { isLineDirty } from './saved-line.setup.ts'

export type SavedLineActor = ActorRefFrom<typeof savedLineMachine>
export type SavedLineSnapshot = SnapshotFrom<typeof savedLineMachine>

/** Whether the line is saving or removing itself. False once that failed, and for an incomplete line. */
export function isLineBusy(snapshot: SavedLineSnapshot): boolean {
  return snapshot.hasTag('busy')
}

/** Whether the line is new and no call was made for it yet. */
export function isUnsent(snapshot: SavedLineSnapshot): boolean {
  return snapshot.context.id === null && snapshot.hasTag('incomplete')
}

/** Whether something typed would be lost if the line were stopped now. */
export function hasUnsaved(snapshot: SavedLineSnapshot): boolean {
  const { context } = snapshot
  return !snapshot.hasTag('gone') && (snapshot.hasTag('saving') || !context.isAttached || isLineDirty(context))
}
