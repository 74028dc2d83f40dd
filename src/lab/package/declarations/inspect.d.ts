import type { InspectionEvent } from 'xstate'

/** Options of {@link toLab}. */
export type LabOptions = {
  /** WebSocket of the lab: see `xstate-lab --inspect`. Pages on the lab's origin need none. */
  address?: string
  /**
   * Lets the lab send events to the actors. An object also lets it restore a snapshot: `restore` gets the snapshot, and
   * the actor that had it.
   */
  control?: boolean | { restore: (snapshot: unknown, actor: unknown) => void }
  /** Ends of field names to mask, besides `token`, `apiKey`, `secret`, `password` and `authorization`. */
  mask?: readonly string[]
}

/** Sends the inspection events of an app's actors to the lab: `createActor(machine, { inspect: toLab() })`. */
export declare function toLab(options?: string | LabOptions): (event: InspectionEvent) => void
