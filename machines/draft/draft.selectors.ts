import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { draftMachine } from './draft.machine.ts'
import { isUndecided } from './draft.setup.ts'
import type { Draft } from './draft.types.ts'

export type DraftActor = ActorRefFrom<typeof draftMachine>

/** True if the form has a held load that is stored, so the load stays on the device when the form closes. */
export const isHeld = ({ context }: SnapshotFrom<typeof draftMachine>): boolean => context.isHeld && context.isKept

/** True while the form waits for the load that it continues. Users cannot type until then. */
export const isWaiting = ({ context }: SnapshotFrom<typeof draftMachine>): boolean => isUndecided(context)

export type OfferState = 'open' | 'searching' | 'elsewhere' | 'gone'

/** Returns the state of the offer, or null without an offered draft or a missing load. */
export const offerStateOf = (snapshot: SnapshotFrom<typeof draftMachine>): OfferState | null =>
  (['open', 'searching', 'elsewhere', 'gone'] as const).find(tag => snapshot.hasTag(tag)) ?? null

/** Returns the draft of an earlier visit until the user restores or discards it; otherwise null. */
export const offeredDraft = ({ context }: SnapshotFrom<typeof draftMachine>): Draft | null => context.offered
