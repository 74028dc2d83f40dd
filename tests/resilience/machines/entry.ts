import type * as fc from 'fast-check'
import type { AnyActor } from 'xstate'
import type { Asked, Environment } from './environment.ts'

/** The invariants of every machine; each entry describes `its own` in words. */
export const invariants = ['no throw', 'one write', 'totals agree', 'a way out', 'its own'] as const
export type Invariant = (typeof invariants)[number]

/** The broken invariants, each with what was seen. */
export type Breaks = Partial<Record<Invariant, string>>

/** A running machine in an environment. */
export type Driven = {
  actor: AnyActor
  /** Carries a random event out, through the actor or its host; by default sends the event itself. */
  send?: (event: never) => void
  /** The target of a write: of two writes to the same target one has to wait. Null for calls that write nothing. */
  writes?: (call: Asked) => string | null
  /** Checked after every event. */
  always?: () => Breaks
  /** Checked once everything was answered and enough time has passed. */
  finally?: () => Breaks
  /** Whether the screen would show that something is pending. */
  isBusy: () => boolean
  /** Whether the machine has done its part, and its host takes over. */
  isEnd?: () => boolean
  /** Tries again after failures, so that everything comes to an end. */
  retry?: () => void
  /** Events of which the machine must accept at least one in every state. */
  ways: readonly object[]
}

export type MachineEntry<Start = unknown> = {
  /** The file, below machines/. */
  file: string
  /** The invariant of this machine only, in words. */
  own: string
  /** The invariants that do not apply to it, and why. */
  without?: Partial<Record<Invariant, string>>
  starts: fc.Arbitrary<Start>
  events: fc.Arbitrary<object>
  start: (environment: Environment, start: Start) => Driven
}

/** An entry that hides the type of its start. */
export const entry = <Start>(one: MachineEntry<Start>) => one as MachineEntry
