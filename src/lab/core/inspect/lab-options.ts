import type { AnyActor, Snapshot } from 'xstate'
import type { InspectionMessage } from './inspected-event.ts'

/** Options of `toLab`. */
export type LabOptions = {
  /** WebSocket of a lab's server. Browsers without an address use a channel of their origin; Node always has one. */
  address?: string | undefined
  /**
   * Lets labs send events to the app's actors. With `restore`, a lab can also pass a snapshot, because an actor can't
   * replace its own state: `restore` starts another actor from it, with `createActor(machine, { snapshot })`.
   */
  control?: boolean | { restore: (snapshot: Snapshot<unknown>, actor: AnyActor) => void }
  /** Ends of the names of further fields to mask. */
  mask?: readonly string[]
  /** Receives each message, whether or not a lab listens. `send` does what a lab's text requests. */
  keep?: (message: InspectionMessage, send: (text: string) => void) => void
}
