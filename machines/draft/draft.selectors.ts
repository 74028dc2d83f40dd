import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { draftMachine } from './draft.machine.ts'
import type { Draft } from './draft.types.ts'

export type DraftActor = ActorRefFrom<typeof draftMachine>

/** True if a copy of another record waits until the offered draft is restored or discarded. */
export const isCopyWaiting = ({ context }: SnapshotFrom<typeof draftMachine>): boolean =>
  context.offered !== null && context.copied !== null

/** Returns the draft of an earlier visit until it is restored or discarded; otherwise null. */
export const offeredDraft = ({ context }: SnapshotFrom<typeof draftMachine>): Draft | null => context.offered
