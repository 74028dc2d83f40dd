import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { draftMachine } from './draft.machine.ts'
import type { Draft } from './draft.types.ts'

export type DraftActor = ActorRefFrom<typeof draftMachine>

/** Whether a copy of another record waits for the answer to an offered draft. */
export const isCopyWaiting = ({ context }: SnapshotFrom<typeof draftMachine>): boolean =>
  context.offered !== null && context.copied !== null

/** The draft of an earlier visit, until it is restored or discarded; null when there is none. */
export const offeredDraft = ({ context }: SnapshotFrom<typeof draftMachine>): Draft | null => context.offered
